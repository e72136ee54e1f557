import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far outside of the viewport an element counts as near. */
const MARGIN = '100px';

/**
 * @returns whether an element has been in the viewport or near it; before the page is printed, all are: the
 * picture of the paper is taken as soon as the event is over
 */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    const onPrint = () => flushSync(() => setNear(true));
    observer.observe(element);
    addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', onPrint);
    };
  }, [ref]);
  return isNear;
}
