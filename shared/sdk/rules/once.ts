/**
 * Creates a value on the first call and returns it on every call. Mostly for the formats of `Intl`:
 * creating one takes a tenth of a second on a phone, which would delay the loading of a page.
 */
export function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
