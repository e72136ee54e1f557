import { useState } from 'react';
import { useLocation } from 'shared/sdk';

/**
 * The state of something that opens over the page: going anywhere closes it, however one went.
 * @param closed the value that means closed
 */
export function useOpenHere<Value>(closed: Value): [value: Value, set: (next: Value) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ at: key, value: closed });
  const value = opened.at === key ? opened.value : closed;
  return [value, (next) => setOpened({ at: key, value: next })];
}
