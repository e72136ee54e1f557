import type { z } from 'zod';
import type { Contract } from './contract.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** The example of a call: a request and its answer, as JSON. */
export interface Example {
  params?: Parameters;
  /** Every parameter that the example sends. */
  query?: Parameters;
  body?: unknown;
  /** The parts of an upload by name. */
  upload?: Readonly<Record<string, string>>;
  answer: unknown;
  /** The values of the contract's headers, by field. */
  headers?: Readonly<Record<string, unknown>>;
}

/** The example that a contract needs: each kind of input that it has. */
export type ExampleOf<C extends Contract> = {
  [Part in 'params' | 'query' as C[Part] extends z.ZodType ? Part : never]: Partial<
    Record<keyof z.input<NonNullable<C[Part]>> & string, string | number>
  >;
} & (C['body'] extends z.ZodType ? { body: z.input<C['body']> } : unknown) &
  (C['signed'] extends string ? { body: object } : unknown) &
  (C['upload'] extends string ? { upload: Record<string, string> } : unknown) &
  (C['headers'] extends object
    ? { headers: { [Field in keyof C['headers']]: unknown } }
    : unknown) & { answer: z.output<C['response']> };

/** Pairs the example of an operation without a contract with its id. */
export const exampleOf = (
  operation: string,
  given: Example,
): [operation: string, example: Example] => [operation, given];

/** Pairs the example of a call with its operation. The compiler compares it with the contract. */
export const example = <const C extends Contract>(
  { call }: C,
  given: ExampleOf<C>,
): [operation: string, example: Example] => [call.operation, given];
