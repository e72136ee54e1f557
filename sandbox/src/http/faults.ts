import { z } from 'zod';

/** Fields of every fault: which requests it affects. */
export const faultScope = {
  /** Route name such as `GET /users/@me`; absent: every route of the API. */
  route: z.string().optional(),
  /** Number of affected requests; absent: until it is cleared. */
  count: z.int().positive().optional(),
};

interface Scoped {
  route?: string | undefined;
  count?: number | undefined;
}

/** The active faults of a stand-in, oldest first. */
export class Faults<Fault extends Scoped> {
  #armed: Fault[] = [];
  readonly #schema: z.ZodType<Fault>;

  /** @param schema of the stand-in's kinds of faults */
  constructor(schema: z.ZodType<Fault>) {
    this.#schema = schema;
  }

  /** @throws z.ZodError for an invalid description */
  arm(description: unknown): Fault {
    const fault = this.#schema.parse(description);
    this.#armed.push(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.#armed;
  }

  clear(): void {
    this.#armed = [];
  }

  /** Returns the fault for a request, if any, and counts it. */
  hit(route: string): Fault | undefined {
    const fault = this.#armed.find((armed) => !armed.route || armed.route === route);
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) this.#armed = this.#armed.filter((armed) => armed !== fault);
    }
    return fault;
  }
}
