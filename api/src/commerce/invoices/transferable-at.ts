/**
 * When the cool-down of a slot ends.
 * @param transferredAt of its last transfer @param cooldown seconds between two transfers @param now epoch seconds
 * @returns epoch seconds; null: it can be transferred now
 */
export function transferableAt(
  transferredAt: Date | null,
  cooldown: number,
  now: number,
): number | null {
  const free = transferredAt ? Math.floor(transferredAt.getTime() / 1000) + cooldown : 0;
  return free > now ? free : null;
}
