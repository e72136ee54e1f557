import { useEffect, useRef, useState } from 'react';
import type { StatusRange } from 'shared/contracts/status/schema';

/** Times of a switch in milliseconds (spec 0 §4). */
const SWITCH_DELAY_MS = 50;
const SETTLE_MS = 300;

const epochNow = () => Math.floor(Date.now() / 1000);

/** The chosen range, and the brief transition after another one is chosen (spec 0 §4). */
export function useRange() {
  const [chosen, setChosen] = useState<StatusRange>('24h');
  /** What is drawn, and the moment in epoch seconds that it is drawn for. */
  const [shown, setShown] = useState<{ range: StatusRange; now: number }>(() => ({
    range: '24h',
    now: epochNow(),
  }));
  const [isSwitching, setSwitching] = useState(false);
  const [isFirst, setFirst] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (range: StatusRange) => {
    if (range === chosen) return;
    setChosen(range);
    setSwitching(true);
    setFirst(false);
    timer.current = setTimeout(() => {
      setShown({ range, now: epochNow() });
      timer.current = setTimeout(() => setSwitching(false), SETTLE_MS);
    }, SWITCH_DELAY_MS);
  };

  return { chosen, ...shown, choose, isSwitching, isFirst };
}
