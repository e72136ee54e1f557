import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far out of sight something may be to count as near. */
const MARGIN = '100px';

/** @returns whether an element was ever in sight or near it */
export function useNear(room: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return isNear;
}
