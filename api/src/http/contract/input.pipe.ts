import { Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import { issuesOf, type Issue } from '../problem/issue.ts';
import { ProblemError } from '../problem/problem.ts';
import { unstorable } from './unstorable-text.ts';

/** The parts of a request that have a schema. */
export type InputSchemas = Pick<Contract, 'params' | 'query' | 'body'>;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The validated input of a handler of the contract `C`. */
export interface InputOf<C extends InputSchemas> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** What `@Input()` reads of a request, before it is validated. */
export class SentInput {
  constructor(
    readonly schemas: InputSchemas,
    readonly request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  ) {}
}

/** Validates what `@Input()` reads. Other parameters of handlers stay as they are. */
@Injectable()
export class InputPipe implements PipeTransform {
  /** @throws ProblemError 400 with all issues */
  transform(value: unknown): unknown {
    return value instanceof SentInput ? validated(value) : value;
  }
}

function validated({ schemas, request }: SentInput): InputOf<InputSchemas> {
  const issues: Issue[] = [];
  const check = (part: 'params' | 'query' | 'body', value: unknown) => {
    const schema = schemas[part];
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push(...issuesOf(parsed.error, part));
    const issue = unstorable(parsed.data, false, part);
    if (issue) issues.push(issue);
    return parsed.data;
  };
  const input = {
    params: check('params', request.params),
    query: check('query', withoutEmpty(request.query)),
    body: check('body', request.body),
  };
  if (issues.length > 0) {
    const first = issues[0];
    throw new ProblemError(400, `Invalid request: ${first?.path}: ${first?.message}`, {
      kind: 'invalid-request',
      shown: shownMessage(issues),
      issues: issues.slice(0, 100),
    });
  }
  return input;
}

/** A filter without a value is no filter: forms send `?type=` for a field that nobody has filled. */
const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** How messages of zod itself begin. They name types and patterns, which visitors cannot use. */
const OF_ZOD = /^(Invalid|Too|Unrecognized|Expected|Required)\b/;

/** What visitors read of invalid input: a message that a contract has for them, or what helps. */
function shownMessage(issues: readonly Issue[]): string {
  const written = issues.find(({ message }) => /^[A-Z]/.test(message) && !OF_ZOD.test(message));
  if (written) return written.message;
  return issues.some(({ path }) => path.startsWith('params.'))
    ? 'There is nothing at this address. Check the link that you have followed.'
    : 'Some of the input is not accepted. Check it, reload the page and try again.';
}
