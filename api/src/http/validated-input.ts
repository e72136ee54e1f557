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

/** Validates a request against its contract. @throws ProblemError 400 with all issues */
export function validateRequest(contract: Contract, request: FastifyRequest): void {
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
    query: check('query', request.query),
    body: check('body', request.body),
  };
  if (issues.length > 0) {
    const first = issues[0];
    throw new ProblemError(400, `Invalid request: ${first?.path}: ${first?.message}`, {
      kind: 'invalid-request',
      issues: issues.slice(0, 100),
    });
  }
  inputs.set(request, input);
}

/** The input that `validateRequest` validated. */
export function inputOf(request: FastifyRequest): ValidatedInput {
  const input = inputs.get(request);
  if (!input) throw new Error('@Input() requires a route with @Implements()');
  return input;
}
