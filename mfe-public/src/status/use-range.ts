import { useEffect, useState } from 'react';
import type { StatusRange } from 'shared/contracts/status/schema';

/** Times of a switch in milliseconds (spec 0 §4). */
const SWITCH_DELAY_MS = 50;
const SETTLE_MS = 300;

/** The chosen range, and the brief transition after another one is chosen. */
export function useRange() {
  const [chosen, choose] = useState<StatusRange>('24h');
  const [range, setRange] = useState<StatusRange>('24h');
  const [isSwitching, setSwitching] = useState(false);
  const [isFirst, setFirst] = useState(true);

  useEffect(() => {
    if (chosen === range) return undefined;
    setSwitching(true);
    setFirst(false);
    const timer = setTimeout(() => setRange(chosen), SWITCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen, range]);

  useEffect(() => {
    if (!isSwitching || chosen !== range) return undefined;
    const timer = setTimeout(() => setSwitching(false), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isSwitching, chosen, range]);

  return { chosen, range, choose, isSwitching, isFirst };
}
