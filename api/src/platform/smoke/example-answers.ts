import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import type { CatalogRoute } from '../../http/contract/route-catalog.ts';
import { RouteCatalog } from '../../http/contract/route-catalog.ts';
import { exampleValue } from './example-value.ts';

/** An example of what the API answers at an address. */
export interface ExampleAnswer {
  method: string;
  /** With `:param` segments. */
  path: string;
  /** The values are JSON. */
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** Callers of pages; keys call the other operations. */
const BROWSERS = ['public', 'signed-in', 'team'];

/**
 * Example answers of all operations that pages may call, made from their contracts. Smoke workers
 * answer the calls of pages for signed-in users with them, and so never see data of customers.
 */
@Injectable()
export class ExampleAnswers {
  private cached: ExampleAnswer[] | undefined;

  constructor(private readonly catalog: RouteCatalog) {}

  all(): ExampleAnswer[] {
    this.cached ??= this.catalog.routes().flatMap((route) => exampleAnswers(route));
    return this.cached;
  }
}

function exampleAnswers({ contract, access, method, path }: CatalogRoute): ExampleAnswer[] {
  if (!contract || !access || !BROWSERS.includes(access.kind)) return [];
  return [
    {
      method,
      path,
      headers: headersOf(contract),
      body: JSON.stringify(exampleOf(contract.response)),
    },
  ];
}

function headersOf({ call, headers = {} }: Contract): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([field, schema]) => [
      call.headers?.[field] ?? field,
      JSON.stringify(exampleOf(schema)),
    ]),
  );
}

function exampleOf(response: z.ZodType): unknown {
  const { $defs = {}, ...schema } = z.toJSONSchema(response, {
    io: 'output',
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return exampleValue(schema, $defs as Record<string, unknown>);
}
