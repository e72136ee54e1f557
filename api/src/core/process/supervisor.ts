/** A message of the process to the supervisor that started it. */
export type ChildMessage =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

/** Sends a message over IPC; does nothing without a supervisor. */
export function notifySupervisor(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}
