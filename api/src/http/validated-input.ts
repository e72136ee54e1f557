import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import type { Issue } from './issue.ts';
import { ProblemError } from './problem.ts';
import { unstorable } from './storable.ts';

interface ValidatedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const inputs = new WeakMap<FastifyRequest, ValidatedInput>();

/** Converts Zod's issues, with paths such as `body.commands.0.name`. */
export function issuesOf(error: z.ZodError, prefix = ''): Issue[] {
  return error.issues.map((issue) => ({
    path: [prefix, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
}

/** Validates the parts of a request that have a schema. @throws ProblemError 400 with all issues */
export function validateRequest(
  contract: Pick<Contract, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): void {
  const issues: Issue[] = [];
  const check = (part: 'params' | 'query' | 'body', value: unknown) => {
    const schema = contract[part];
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
  inputs.set(request, input);
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

/** The input that `validateRequest` validated. */
export function inputOf(request: FastifyRequest): ValidatedInput {
  const input = inputs.get(request);
  if (!input) throw new Error('@Input() requires a route with @Implements()');
  return input;
}
