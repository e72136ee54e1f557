import { useEffect, useRef, useState } from 'react';

const ROLL_MS = 900;

/**
 * Counts from the last value to a new one, first from a little below it. Shows the value at once if
 * reduced motion is preferred.
 * @returns the number to show, an integer
 */
export function useRollingNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value * 0.97);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function roll(now: number) {
      const share = Math.min(1, Math.max(0, (now - began) / ROLL_MS));
      setShown(Math.round(start + (value - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
