import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import { CONTRACT } from './metadata.ts';
import { inputOf } from './validated-input.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The validated input of a handler of the contract `C`. */
export interface InputOf<C extends Contract> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/**
 * Makes a controller method the implementation of a contract: method and path, validation of
 * params, query and body (400 with every issue), an answer reduced to the response schema, and the
 * operation of the OpenAPI document. The controller must have no prefix. The method also needs an
 * access decorator (`@Public()`, `@SignedIn()`, `@Team()`, `@Ingest()`, `@Deploy()`, `@Smoke()`), otherwise the
 * process does not start.
 */
export function Implements(contract: Contract): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[contract.call.method], path: contract.call.path }),
    HttpCode(200),
    SetMetadata(CONTRACT, contract),
  );
}

/** The validated input of the contract: `@Input() input: InputOf<typeof xContract>`. */
export const Input = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  inputOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
