import { useState } from 'react';
import { useLocation } from '@portico/sdk';

/**
 * State of a menu or dialog over the page that every navigation closes.
 * @param closed the value of the closed state
 */
export function useOpenUntilNavigation<Value>(
  closed: Value,
): [value: Value, set: (next: Value) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ at: key, value: closed });
  const value = opened.at === key ? opened.value : closed;
  return [value, (next) => setOpened({ at: key, value: next })];
}
