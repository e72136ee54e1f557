import type { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import { encodeHeader, type HeadersOf } from '@portico/sdk/contracts/headers';

/**
 * An answer with the headers that its contract declares. Returned by handlers with `@Implements()`
 * of the same contract.
 */
export class AnswerWithHeaders<C extends Contract> {
  constructor(
    private readonly contract: C,
    readonly body: z.input<C['response']>,
    private readonly values: HeadersOf<C>,
  ) {}

  /**
   * The headers by name, reduced to their schemas.
   * @throws ZodError for a value that violates the contract
   */
  headers(): Record<string, string> {
    const { headers = {}, call } = this.contract;
    const values: Readonly<Record<string, unknown>> = this.values;
    const encoded = Object.entries(headers).map(([field, schema]) => {
      const name = call.headers?.[field];
      if (!name) throw new Error(`${call.operation} has no name for the header "${field}"`);
      return [name, encodeHeader(schema.parse(values[field]))] as const;
    });
    return Object.fromEntries(encoded);
  }
}
