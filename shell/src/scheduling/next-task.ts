/** Resolves in a new task, after the tasks that the browser has queued. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
