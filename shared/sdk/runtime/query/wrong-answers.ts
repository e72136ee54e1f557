const listeners = new Set<() => void>();

/** Calls the listener after every answer that does not have the shape of its call. @returns unsubscribes */
export function onWrongAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyWrongAnswer(): void {
  for (const listener of listeners) listener();
}
