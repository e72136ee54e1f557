/** How often to check whether the npm process that started this one is still running. */
const PARENT_POLL_MS = 1000;

/**
 * Calls `stop` on Ctrl-C, `kill`, a closed terminal, and when the npm process that started this one
 * was killed by a signal that it could not forward. Each further signal calls it again.
 */
export function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A closed pipe (`npm start | head`) must not end this process before its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    stop();
  }, PARENT_POLL_MS);
  poll.unref();
}
