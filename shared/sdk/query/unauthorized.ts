const listeners = new Set<() => void>();

/** Hears of every call that the server refused with 401. @returns ends it */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyUnauthorized(): void {
  for (const listener of listeners) listener();
}
