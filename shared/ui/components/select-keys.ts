const PAGE = 8;

/** The index to which a key moves in a list of `count` options. It does not wrap around. */
export function stepOf(key: string, at: number, count: number): number {
  const steps: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE,
    PageDown: at + PAGE,
    Home: 0,
    End: count - 1,
  };
  return Math.min(Math.max(steps[key] ?? at, 0), count - 1);
}

/**
 * The index of the next option that begins with the typed text, from the current one on. A repeated
 * letter steps through all options that begin with it.
 */
export function typeAhead(
  options: readonly { label: string }[],
  typed: string,
  at: number,
): number {
  const text = typed.toLowerCase();
  const repeated = new Set(text).size === 1;
  const wanted = repeated ? text.charAt(0) : text;
  const from = repeated ? at + 1 : at;
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length;
    if (options[index]?.label.toLowerCase().startsWith(wanted)) return index;
  }
  return at;
}
