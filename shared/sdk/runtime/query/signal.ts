/** Listeners of an event without data. */
export function signal() {
  const listeners = new Set<() => void>();
  return {
    /** @returns unsubscribes */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
