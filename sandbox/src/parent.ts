/** Message to the supervisor of `npm start`; a process without one writes it to the terminal. */
export type Message =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

export function report(message: Message): void {
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

/** Aborts on a termination signal or when the supervisor disconnects. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('stopped'));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(event, stop);
  }
  return controller.signal;
}

/**
 * Runs the work of a process. An error other than a stop is reported in one sentence, with exit
 * code 1.
 */
export async function runToEnd(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!signal.aborted) {
      report({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
    }
  }
  if (process.connected) process.disconnect();
}
