import { useEffect, useState } from 'react';

/**
 * A value once it has stayed for a while; the first one at once.
 * @param ms how long, in milliseconds
 */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (debounced === value) return undefined;
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [debounced, value, ms]);
  return debounced;
}
