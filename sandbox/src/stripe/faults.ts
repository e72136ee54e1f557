import { z } from 'zod';

const common = {
  /** Name of a route, such as `POST /checkout/sessions`; absent: every route of the API. */
  route: z.string().optional(),
  /** How many requests it hits before it is over; absent: until it is taken back. */
  count: z.int().positive().optional(),
};

/** One fault of the API on demand. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('down').describe('connection cut, nothing done') }),
  z.strictObject({ ...common, kind: z.literal('lost').describe('carried out, but no answer') }),
  z.strictObject({
    ...common,
    kind: z.literal('slow'),
    ms: z.number().nonnegative(),
    part: z.enum(['before', 'after']).default('before').describe('before or after carrying out'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('error'),
    status: z.int().min(400).max(599).default(500),
    /** Carried out nevertheless: what the status says is not what happened. */
    carriedOut: z.boolean().default(false),
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
