const listeners = new Set<() => void>();

/** Calls the listener after every response with status 401. @returns unsubscribes */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyUnauthorized(): void {
  for (const listener of listeners) listener();
}
