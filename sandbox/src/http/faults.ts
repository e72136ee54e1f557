import { z } from 'zod';

/** Which requests a fault hits: fields that faults of every kind have. */
export const faultScope = {
  /** Name of a route, such as `GET /users/@me`; absent: every route of the API. */
  route: z.string().optional(),
  /** How many requests it hits before it is over; absent: until it is cleared. */
  count: z.int().positive().optional(),
};

interface Scoped {
  route?: string | undefined;
  count?: number | undefined;
}

/** The armed faults of one stand-in, oldest first. */
export class Faults<Fault extends Scoped> {
  #armed: Fault[] = [];
  readonly #schema: z.ZodType<Fault>;

  /** @param schema the kinds of faults that the stand-in knows */
  constructor(schema: z.ZodType<Fault>) {
    this.#schema = schema;
  }

  /** @throws z.ZodError where the description is no fault */
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
