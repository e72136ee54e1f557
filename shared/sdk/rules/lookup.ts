/**
 * Looks up a value of a response. The API may be newer than the page and have further members of an
 * enumeration (docs/decisions/0033).
 * @param fallback for a value that the table does not have
 */
export function lookup<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
  fallback: NoInfer<Value>,
): Value {
  return Object.hasOwn(table, key) ? (table[key] ?? fallback) : fallback;
}
