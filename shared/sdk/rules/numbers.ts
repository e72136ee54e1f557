/**
 * `1234567` -> `1,234,567`. Rounds to whole numbers. It avoids `Intl`, because on a phone the first
 * format takes longer than the rest of the status page's first render.
 */
export function formatThousands(value: number): string {
  // JavaScript writes at most 21 digits.
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return String(whole).replaceAll(/\B(?=(?:\d{3}){1,6}$)/g, ',');
}

/** `1200` -> `+1,200`, `-3` -> `-3`, `0` -> `0`: the sign, because color alone is not accessible. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatThousands(value)}` : formatThousands(value);
}
