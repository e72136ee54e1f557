import { useEffect, useRef } from 'react';

/**
 * Calls a function periodically while the page is visible. It pauses while the tab is hidden, and
 * calls at once when the tab becomes visible after the period has passed.
 * @param everyMs the period; the first call is one period after mounting
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
