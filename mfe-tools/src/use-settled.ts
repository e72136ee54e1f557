import { useEffect, useState } from 'react';

/**
 * A value once it has stayed for a while; the first one at once.
 * @param ms how long, in milliseconds
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [settled, value, ms]);
  return settled;
}
