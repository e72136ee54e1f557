/** What visitors do when they want to be elsewhere. */
export const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries something now and whenever the page grows, because content may come late: a page that loads, a
 * list that is fetched.
 * @param attempt returns whether it is done
 * @returns ends the attempts, as any input of the visitor does
 */
export function asPageGrows(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const sizes = new ResizeObserver(() => attempt() && stop());
  const stop = () => {
    sizes.disconnect();
    for (const type of INPUT) removeEventListener(type, stop, true);
  };
  sizes.observe(document.body);
  for (const type of INPUT) addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}
