const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Not in every engine. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task, 1);

/**
 * Does something once, after someone began to use the page and while the browser has nothing better
 * to do: a mere look costs nothing. What fails is left to who needs it.
 */
export function whenInUse(task: () => unknown): void {
  const start = () => {
    for (const name of SIGNS_OF_LIFE) removeEventListener(name, start);
    whenIdle(() => void Promise.resolve(task()).catch(() => undefined));
  };
  for (const name of SIGNS_OF_LIFE) addEventListener(name, start, { passive: true });
}
