/**
 * `1234567` -> `1,234,567`. Rounds to whole numbers. Not by `Intl`, whose first format costs a phone
 * more than all else that the status page does before it is there.
 */
export function formatThousands(value: number): string {
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** `1200` -> `+1,200`, `-3` -> `-3`, `0` -> `0`: the sign says what colour alone must not. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatThousands(value)}` : formatThousands(value);
}
