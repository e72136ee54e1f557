import { z } from 'zod';

const common = {
  /** Name of a route, such as `GET /users/@me`; absent: every route of the REST API. */
  route: z.string().optional(),
  /** How many requests it hits before it is over; absent: until it is taken back. */
  count: z.int().positive().optional(),
};

/** One fault on demand. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('down').describe('connection cut, no answer') }),
  z.strictObject({ ...common, kind: z.literal('lost').describe('carried out, but no answer') }),
  z.strictObject({
    ...common,
    kind: z.literal('slow'),
    ms: z.number().nonnegative(),
    part: z.enum(['answer', 'body']).default('answer').describe('what keeps the caller waiting'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('rate-limit'),
    /** Seconds, decimals allowed. */
    retryAfter: z.number().positive(),
    scope: z.enum(['user', 'global', 'shared']).default('user'),
  }),
  z.strictObject({ ...common, kind: z.literal('unauthorized') }),
  z.strictObject({
    ...common,
    kind: z.literal('error'),
    status: z.int().min(400).max(599).default(500),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('garbage'),
    form: z.enum(['html', 'truncated', 'shape', 'huge']).default('html'),
  }),
]);
export type Fault = z.infer<typeof Fault>;

/** The faults that are armed, in the order in which they were asked for. */
export class Faults {
  #armed: Fault[] = [];

  /** @throws z.ZodError where the description is no fault */
  arm(description: unknown): Fault {
    const fault = Fault.parse(description);
    this.#armed.push(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.#armed;
  }

  clear(): void {
    this.#armed = [];
  }

  /** The fault that hits this request, if one does; counts it. */
  hit(route: string): Fault | undefined {
    const fault = this.#armed.find((armed) => !armed.route || armed.route === route);
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) this.#armed = this.#armed.filter((armed) => armed !== fault);
    }
    return fault;
  }
}
