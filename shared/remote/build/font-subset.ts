import subsetFont from 'subset-font';

/**
 * Cuts a font to the characters and weights that it is declared for. Kerning stays.
 * @param bytes WOFF2 of a font whose weight is variable
 * @param declared its `unicode-range`, for example `U+0020-007E,U+20AC`, and lowest and highest weight
 * @returns WOFF2
 * @throws what the font parser throws for a file that is no font
 */
export function fontSubset(
  bytes: Uint8Array,
  { range, weights }: { range: string; weights: string },
): Promise<Uint8Array> {
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return subsetFont(Buffer.from(bytes), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
}

/**
 * The characters of a `unicode-range`.
 * @throws Error for an entry that is neither a code point nor two of them
 */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((entry) => {
      const [, first, last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(entry.trim()) ?? [];
      if (!first || !last) throw new Error(`"${entry}" is no range of characters`);
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, offset) => String.fromCodePoint(start + offset));
    })
    .join('');
}
