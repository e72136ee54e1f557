const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1234567` -> `1,234,567`. Rounds to whole numbers. */
export function formatThousands(value: number): string {
  return thousands.format(value);
}

/** `1200` -> `+1,200`, `-3` -> `-3`, `0` -> `0`: the sign says what colour alone must not. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatThousands(value)}` : formatThousands(value);
}
