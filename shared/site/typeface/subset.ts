/** First and last code points. */
type Range = readonly [first: number, last: number];

const one = (...points: number[]): Range[] => points.map((point) => [point, point]);

/**
 * The parts that a typeface is served in. Every page loads the first: English, German, and the characters of prices and
 * labels. Browsers load the others where a text has such a character.
 */
const PARTS = {
  common: [
    [0x20, 0x7e],
    ...one(0xa0, 0xa9, 0xb7, 0xc4, 0xd6, 0xd7, 0xdc, 0xdf, 0xe4, 0xe9, 0xf6, 0xfc),
    ...one(0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x20ac),
    ...one(0x2122, 0x2191, 0x2193, 0x2212),
  ],
  latin: [
    [0xa1, 0xa8],
    [0xaa, 0xb6],
    [0xb8, 0xc3],
    [0xc5, 0xd5],
    [0xd8, 0xdb],
    [0xdd, 0xde],
    [0xe0, 0xe3],
    [0xe5, 0xe8],
    [0xea, 0xf5],
    [0xf7, 0xfb],
    [0xfd, 0x2ff],
    [0x1e00, 0x1eff],
    [0x20a0, 0x20ab],
  ],
  others: [
    [0x370, 0x5ff],
    [0x1f00, 0x1fff],
  ],
} as const satisfies Record<string, readonly Range[]>;
export type FontPart = keyof typeof PARTS;
export const FONT_PARTS = Object.keys(PARTS) as FontPart[];

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

/** The characters of a part as CSS writes them: `U+0020-007E,U+20AC`. */
export const unicodeRange = (part: FontPart): string =>
  PARTS[part]
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(',');

const charactersOf = (part: FontPart): string =>
  PARTS[part]
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

/**
 * Cuts a font to the characters of a part, and a variable one to its weights. Kerning stays.
 * @param bytes WOFF2, TTF or OTF
 * @param weights of a variable font: `400 700`; otherwise one
 * @returns WOFF2
 * @throws what the font parser throws for a file that is no font
 */
export async function fontSubset(bytes: Buffer, part: FontPart, weights: string): Promise<Buffer> {
  // Loaded where a pack has a typeface of its own.
  const { default: subsetFont } = await import('subset-font');
  const [min, max] = weights.split(' ').map(Number);
  return subsetFont(bytes, charactersOf(part), {
    targetFormat: 'woff2',
    ...(min !== undefined && max !== undefined && { variationAxes: { wght: { min, max } } }),
  });
}
