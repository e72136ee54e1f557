const POLL_MS = 25;
/** Runs of mutants wait less, because most of their waits are in vain. */
const TIMEOUT_MS = Number(process.env.WAIT_TIMEOUT_MS) || 20_000;

/**
 * Waits until a condition holds.
 * @returns the first result of `check` that is neither false nor undefined
 * @throws Error with the name of the condition after `timeoutMs`
 */
export async function waitFor<T>(
  condition: string,
  check: () => T | false | undefined | Promise<T | false | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  // Tests set the system clock.
  const end = performance.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result !== false && result !== undefined) return result;
    if (performance.now() > end) throw new Error(`Timed out waiting for: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
