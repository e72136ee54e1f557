import { serverNow } from '@portico/sdk';
import { useEffect, useState } from 'react';

const seconds = () => Math.floor(serverNow() / 1000);

/** Epoch seconds by the server's clock, updated every few seconds, so that entries expire while the page is open. */
export function useNow(everyMs = 5000): number {
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
