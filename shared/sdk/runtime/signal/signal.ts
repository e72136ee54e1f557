/** Listeners of an event. */
export function signal<Data = void>() {
  const listeners = new Set<(data: Data) => void>();
  return {
    /** @returns unsubscribes */
    listen(listener: (data: Data) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(data: Data) {
      for (const listener of listeners) listener(data);
    },
  };
}
