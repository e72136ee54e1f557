/**
 * Creates a value on the first call and returns it on every call. Mostly for the formats of `Intl`:
 * creating one takes a phone a tenth of a second, which would delay the page that does it while it loads.
 */
export function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
