/** The address of one API call, without schemas, so that browser bundles contain no validator. */
export interface Call {
  /** OpenAPI operation id, unique in the API. Releases list the operations that they call. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on this site with `:param` segments. */
  path: string;
  /**
   * What pages rely on in the response, written by `npm run answers` from the contract. `@portico/sdk`
   * rejects other responses. Absent: the response is a file, or pages
   * do not read it.
   */
  answer?: AnswerShape;
  /** Rejects if a response differs from the contract; only in drafts and tests (`checks/call.ts`). */
  check?: (answer: unknown) => Promise<void>;
  /**
   * Response headers with values, by field of the contract's `headers`; each value is JSON
   * (`shared/sdk/contracts/headers`). `@portico/sdk` exposes headers whose names start with `x-total`.
   */
  headers?: Readonly<Record<string, `x-total${string}`>>;
}

/**
 * The shape of a response as data, a few bytes per call.
 * - a type name: a value of that type; `id`: a string of digits; `key`: a string or a number
 * - `[shape]`: a list of such values
 * - fields: an object with these fields; other fields are allowed. A field that ends in `??` may be null;
 *   one that ends in `?` may be null or missing. `*?` is every field. `state=closed?` applies its shape to
 *   the object itself, where the field `state` is `closed`.
 *
 * Shells of sdk 2.2 treat the forms besides `?` as fields that are missing, and accept them.
 */
export type AnswerShape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'id'
  | 'key'
  | readonly [AnswerShape]
  | { readonly [field: string]: AnswerShape };

export function call<const C extends Call>(definition: C): C {
  return definition;
}
