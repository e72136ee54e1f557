import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Where a box hides content that scrolling shows. */
export interface ScrollEdges {
  before: boolean;
  after: boolean;
  above: boolean;
  below: boolean;
}

const NONE: ScrollEdges = { before: false, after: false, above: false, below: false };

/** Sizes are rounded, so a box that shows everything may differ by a pixel. */
const TOLERANCE = 1;

function edgesOf(box: Element): ScrollEdges {
  const { overflowX, overflowY } = getComputedStyle(box);
  if (overflowX === 'visible' && overflowY === 'visible') return NONE;
  const right = box.scrollWidth - box.clientWidth - box.scrollLeft;
  const bottom = box.scrollHeight - box.clientHeight - box.scrollTop;
  return {
    before: box.scrollLeft > TOLERANCE,
    after: right > TOLERANCE,
    above: box.scrollTop > TOLERANCE,
    below: bottom > TOLERANCE,
  };
}

const KEYS = Object.keys(NONE) as (keyof ScrollEdges)[];

/** Follows the scroll position and the size of a box and its content. */
export function useScrollEdges(ref: RefObject<Element | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      const next = edgesOf(box);
      setEdges((last) => (KEYS.every((key) => last[key] === next[key]) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return edges;
}
