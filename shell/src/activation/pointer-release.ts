/** What ends a press of the mouse, a pen or a key, also one that became a drag or left the window. */
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'dragend', 'blur'] as const;

/** Resolves when the current press has ended, after the click that it causes. */
export function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => {
      for (const type of ENDS) removeEventListener(type, ended, true);
      // The click follows in the same task.
      setTimeout(resolve);
    };
    for (const type of ENDS) addEventListener(type, ended, true);
  });
}
