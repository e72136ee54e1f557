/** What a child process tells the supervisor that started it. */
export type ChildMessage =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

/** Sends over IPC where there is a supervisor; does nothing otherwise. */
export function notifySupervisor(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}
