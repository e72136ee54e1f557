/** What a child tells the supervisor of `npm start`; a process on its own writes it down instead. */
export type Message =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

export function tell(message: Message): void {
  if (process.send && process.connected) {
    process.send(message);
  } else if (message.type === 'failed') {
    process.stderr.write(`${message.message}\n`);
  } else {
    process.stdout.write(`${message.type === 'ready' ? 'Ready' : message.text}\n`);
  }
}

export function warn(message: string): void {
  process.stderr.write(`sandbox: ${message}\n`);
}

/** Aborts when the process is asked to end or when the supervisor is gone. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('stopped'));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(event, stop);
  }
  return controller.signal;
}

/**
 * Runs the work of a process to its end. A stop is no failure; anything else ends the process with
 * one sentence and exit code 1.
 */
export async function runToEnd(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!signal.aborted) {
      tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
    }
  }
  if (process.connected) process.disconnect();
}
