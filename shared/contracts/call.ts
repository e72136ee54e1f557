/** The address of one API call. Free of schemas, so that browser bundles carry no validator. */
export interface Call {
  /** OpenAPI operation id, unique in the API; releases list the ones that they use. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Own path with `:param` segments. */
  path: string;
  /**
   * The least that an answer must be for pages to draw it: what the specification shows of it.
   * `shared/sdk` refuses any other answer. Absent: the answer is not checked.
   */
  answer?: AnswerShape;
  /**
   * Headers of the answer that carry values, by field of the contract's `headers`; each value is JSON
   * (`shared/contracts/headers`). `shared/sdk` passes on the headers whose names begin with `x-total`.
   */
  headers?: Readonly<Record<string, `x-total${string}`>>;
}

/**
 * The shape of an answer as data, a few bytes per call.
 * - a word: a value of that type; `id`: a text of digits; `key`: a text or a number
 * - `[shape]`: a list of such values
 * - fields: an object that has them; a field with `?` at its end may be null or missing. Other
 *   fields are allowed.
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
