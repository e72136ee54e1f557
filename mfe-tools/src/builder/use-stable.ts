import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that keeps its identity, so that memoized components do not render for it. */
export function useStable<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
