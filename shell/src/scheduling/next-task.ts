/** Resolves in a task of its own, after what the browser has waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
