/** How often we look whether the npm that started us is still there. */
const PARENT_POLL_MS = 1000;

/**
 * Calls `stop` on Ctrl-C, `kill`, a closed terminal, and when the npm that started us was killed
 * in a way that it could not pass on. Each further signal calls it again.
 * @param {() => void} stop
 */
export function onStop(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop);
  // A reader that went away (`npm start | head`) is no reason to die half-way.
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
