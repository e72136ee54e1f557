import { markedList } from '@portico/sdk/platform';
import type { Choice } from '@portico/contracts/rules/status/choice';

/**
 * For templates (docs/decisions/0094): a list for each key, of which one has an entry.
 * @param name empty: the keys of the entry itself
 */
export const markedChoice = <Key extends string, Value>(
  name: string,
  keys: readonly Key[],
  value: Value,
): Choice<Key, Value> =>
  Object.fromEntries(
    keys.map((key) => [key, markedList(name ? `${name}.${key}` : key, value)]),
  ) as Choice<Key, Value>;
