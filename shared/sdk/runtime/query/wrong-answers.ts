const listeners = new Set<() => void>();

/**
 * Calls the listener after every response that does not match the shape of its call. @returns
 * unsubscribes
 */
export function onWrongAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyWrongAnswer(): void {
  for (const listener of listeners) listener();
}
