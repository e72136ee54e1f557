import type { oas31, ZodOpenApiResponseObject } from 'zod-openapi';
import { Problem } from '@portico/sdk/contracts/problem/schema';
import { STATUS_CODES } from 'node:http';
import type { DocumentedRoute } from './documented-route.ts';

interface ProblemExample {
  status: number;
  description: string;
  kind?: string;
  detail: string;
  /** What pages show, where it is not the detail. */
  shown?: string;
  issues?: Problem['issues'];
}

/** One problem for each status that operations document, by component name. */
const EXAMPLES = {
  InvalidRequest: {
    status: 400,
    description: 'The request does not fit the contract; `issues` lists each invalid field.',
    kind: 'invalid-request',
    detail: 'Invalid request: query.range: Invalid option: expected one of "24h"|"7d"|"30d"|"all"',
    shown: 'Some of the input is not accepted. Check it, reload the page and try again.',
    issues: [
      { path: 'query.range', message: 'Invalid option: expected one of "24h"|"7d"|"30d"|"all"' },
    ],
  },
  Unauthorized: {
    status: 401,
    description: 'The request has no valid session or key.',
    detail: 'Sign in first.',
  },
  Forbidden: {
    status: 403,
    description:
      'The session or key does not permit the operation, or the operation needs a recent sign-in.',
    detail: 'Only team members may do this.',
  },
  NotFound: {
    status: 404,
    description: 'The address names something that does not exist, or that the caller may not see.',
    detail: 'Invoice not found.',
  },
  TooManyRequests: {
    status: 429,
    description: 'Too many requests; `Retry-After` is the number of seconds to wait.',
    kind: 'rate-limited',
    detail: 'Too many requests. Wait a moment and try again.',
  },
  OtherProblem: {
    status: 503,
    description: 'Every other error, such as a conflict (409) or an outage (503).',
    kind: 'database-away',
    detail: 'The database is unavailable. Try again shortly.',
  },
} as const satisfies Record<string, ProblemExample>;
type ProblemName = keyof typeof EXAMPLES;

/** The example of a problem answer. */
export function problemExample(name: ProblemName): Problem {
  const { status, kind, detail, shown = detail, issues }: ProblemExample = EXAMPLES[name];
  return {
    type: kind ? `urn:portico:problem:${kind}` : 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail,
    error: shown,
    requestId: '8f14e45f-ceea-467f-a0e6-5b1d2f3c4d5e',
    ...(issues && { issues: [...issues] }),
  };
}

/** The components for error answers (RFC 9457). */
export const PROBLEMS = Object.fromEntries(
  Object.entries(EXAMPLES).map(([name, { description }]): [string, ZodOpenApiResponseObject] => [
    name,
    {
      description,
      content: {
        'application/problem+json': {
          schema: Problem,
          example: problemExample(name as ProblemName),
        },
      },
    },
  ]),
);

/** The error answers of an operation, by status. */
export function problemsOf({
  access,
  method,
  requestsPerMinute,
  operation: { params, query, body, upload },
}: DocumentedRoute): Record<string, oas31.ReferenceObject> {
  const isPublic = access?.kind === 'public';
  const isSigned = isPublic && access.reads === 'stripe-signature';
  const has: Record<ProblemName, boolean> = {
    InvalidRequest: Boolean(params ?? query ?? body ?? upload) || isSigned,
    Unauthorized: !isPublic,
    // A change with a session is refused if another site has sent it.
    Forbidden: !isPublic && !(access?.kind === 'signed-in' && method === 'GET'),
    NotFound: params !== undefined,
    TooManyRequests: requestsPerMinute !== Infinity,
    OtherProblem: true,
  };
  const names = (Object.keys(EXAMPLES) as ProblemName[]).filter((name) => has[name]);
  return Object.fromEntries(
    names.map((name) => [
      name === 'OtherProblem' ? 'default' : EXAMPLES[name].status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}
