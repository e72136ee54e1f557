import { useEffect, useRef } from 'react';

/**
 * Does work again and again while somebody can see the page: nothing while the tab is hidden, and at
 * once when it shows again after the time has passed.
 * @param everyMs from one time to the next; the first is one period after mounting
 */
export function useWhileVisible(everyMs: number, work: () => void): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => {
    let last = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(
        () => {
          last = Date.now();
          newest.current();
          plan();
        },
        Math.max(0, last + everyMs - Date.now()),
      );
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [everyMs]);
}
