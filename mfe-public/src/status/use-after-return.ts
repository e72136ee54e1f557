import { useEffect, useRef } from 'react';

/** Whether the Back or Forward button has loaded the document. */
function isReturn(): boolean {
  // Old browsers have no list of entries.
  if (typeof performance.getEntriesByType !== 'function') return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}

/**
 * Runs once in a document that the Back or Forward button has loaded: browsers take an old one from
 * their cache, with the data of that time.
 */
export function useAfterReturn(work: () => void): void {
  const first = useRef(work);
  useEffect(() => {
    if (isReturn()) first.current();
  }, []);
}
