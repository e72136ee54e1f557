import { useEffect, useRef, useState } from 'react';
import type { StatusRange } from '@portico/contracts/status/schema';

/** Times of a switch in milliseconds (spec 0 §4). */
const SWITCH_DELAY_MS = 50;
const SETTLE_MS = 300;

/** The chosen range, and the transition after a change (spec 0 §4). */
export function useRange() {
  const [chosen, setChosen] = useState<StatusRange>('24h');
  /** The range that is drawn. */
  const [range, setRange] = useState<StatusRange>('24h');
  const [isSwitching, setSwitching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (next: StatusRange) => {
    if (next === chosen) return;
    setChosen(next);
    setSwitching(true);
    timer.current = setTimeout(() => {
      setRange(next);
      timer.current = setTimeout(() => setSwitching(false), SETTLE_MS);
    }, SWITCH_DELAY_MS);
  };

  return { chosen, range, choose, isSwitching };
}
