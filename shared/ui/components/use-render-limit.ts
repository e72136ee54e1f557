import { useDeferredValue, useEffect, useState } from 'react';

/** Cards of the first render: a screen of the widest layout, several of a phone. */
const FIRST = 12;
const STEP = 24;
/** Share of the rendered entries that each step adds to a long list: ten thousand take about twenty steps. */
const GROWTH = 0.3;

/** Runs a task when the browser is idle; without `requestIdleCallback`, after a short delay. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 30);
  return () => clearTimeout(timer);
}

/**
 * How many entries of a long list to render: the first screens at once, the rest in steps while the
 * browser is idle, so that a thousand entries never delay a key press.
 * @param filter identifies the list; another list starts with its first screens again
 * @param least number of entries that must be rendered at once
 */
export function useRenderLimit(total: number, filter: string, least = 0): number {
  const [grown, setGrown] = useState({ filter, limit: FIRST });
  const limit = Math.max(grown.filter === filter ? grown.limit : FIRST, least);
  // Deferred, not a transition: navigation must not wait for a step to render.
  const rendered = Math.max(Math.min(limit, useDeferredValue(limit)), least);
  useEffect(() => {
    if (limit >= total || rendered < limit) return undefined;
    return whenIdle(() =>
      setGrown({ filter, limit: limit + Math.max(STEP, Math.ceil(limit * GROWTH)) }),
    );
  }, [filter, limit, rendered, total]);
  return Math.min(rendered, total);
}
