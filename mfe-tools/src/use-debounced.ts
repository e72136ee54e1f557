import { useEffect, useState } from 'react';

/**
 * A debounced value. The first value is returned at once.
 * @param ms delay in milliseconds
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
