const LOOK_EVERY_MS = 25;

/**
 * Waits until a condition holds.
 * @returns what `look` answered first that is neither false nor undefined
 * @throws Error naming the condition after `patienceMs`
 */
export async function waitFor<T>(
  what: string,
  look: () => T | false | undefined | Promise<T | false | undefined>,
  patienceMs = 20_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen !== false && seen !== undefined) return seen;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
