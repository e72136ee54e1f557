/**
 * A value in the list of its key; the lists of all other keys are empty. A template cannot choose a
 * style, but it can repeat a list (docs/decisions/0094).
 */
export type Choice<Key extends string, Value> = Record<Key, Value[]>;

/** @param key undefined: no value at all */
export function choiceOf<Key extends string, Value>(
  keys: readonly Key[],
  key: Key | undefined,
  value: Value,
): Choice<Key, Value> {
  const lists = keys.map((each) => [each, each === key ? [value] : []] as const);
  return Object.fromEntries(lists) as Choice<Key, Value>;
}
