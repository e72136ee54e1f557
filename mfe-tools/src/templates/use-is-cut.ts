import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether a box hides a part of its content below its lower edge; measured anew when the size of box or
 * content changes.
 */
export function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      // A pixel of tolerance: sizes are fractions at other zooms.
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box]);
  return isCut;
}
