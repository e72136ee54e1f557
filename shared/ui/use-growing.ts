import { useDeferredValue, useEffect, useState } from 'react';

/** Cards drawn at once: a screen of the widest layout, several of a phone. */
const FIRST = 12;
const STEP = 24;
/** Of a very long list, each step adds this share of what is there: ten thousand take some twenty. */
const SHARE = 0.3;

/** Runs when the browser has nothing else to do; where it cannot tell, a moment later. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 30);
  return () => clearTimeout(timer);
}

/**
 * How many entries of a long list to draw: the first screens at once, the rest bit by bit while the
 * browser is idle, so that a thousand entries never hold up a key press.
 * @param filter names what is listed; another list begins with its first screens again
 * @param least an entry that must be there at once, by its place
 */
export function useGrowing(total: number, filter: string, least = 0): number {
  const [grown, setGrown] = useState({ filter, limit: FIRST });
  const limit = Math.max(grown.filter === filter ? grown.limit : FIRST, least);
  // Deferred, not a transition: going to another page must not wait until a step is drawn.
  const drawn = Math.max(Math.min(limit, useDeferredValue(limit)), least);
  useEffect(() => {
    if (limit >= total || drawn < limit) return undefined;
    return whenIdle(() =>
      setGrown({ filter, limit: limit + Math.max(STEP, Math.ceil(limit * SHARE)) }),
    );
  }, [filter, limit, drawn, total]);
  return Math.min(drawn, total);
}
