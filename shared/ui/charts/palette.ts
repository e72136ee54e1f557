/**
 * Colors of series (spec 0 §9, spec 1 §9): neighbors differ in hue, and each stands out from the
 * surfaces of either theme by at least 3:1.
 */
export const PALETTE = [
  '#6f74f5',
  '#1a9c6b',
  '#c97a06',
  '#e0528b',
  '#1590c2',
  '#8f8a12',
  '#b45ce8',
  '#e2574c',
  '#0d9aa0',
  '#9a7b5f',
  '#5d9b2f',
  '#7c86a3',
] as const;

/** The color of the series at an index; the palette repeats after its last color. */
export function colorAt(index: number): string {
  return PALETTE[index % PALETTE.length] ?? PALETTE[0];
}
