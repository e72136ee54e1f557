const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** `requestIdleCallback`, if the browser has it. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task, 1);

/**
 * Runs a task once, after the visitor's first interaction with the page, when the browser is idle. A
 * rejection is ignored: the code that needs the result runs the task again.
 */
export function whenInUse(task: () => unknown): void {
  const start = () => {
    for (const name of INTERACTIONS) removeEventListener(name, start);
    whenIdle(() => void Promise.resolve(task()).catch(() => undefined));
  };
  for (const name of INTERACTIONS) addEventListener(name, start, { passive: true });
}
