/** `oklch(62% 0.2 280)`, as CSS writes it: lightness (0 to 1, or per cent), chroma, and hue in degrees. */
const OKLCH = /^oklch\(\s*(\d+(?:\.\d+)?)(%?)\s+(\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)(?:deg)?\s*\)$/;
/** Halvings of the chroma: more than 8 bits of a color can show. */
const STEPS = 20;

/**
 * The color of a brand as all of the site, its mails and its manifest write it. One outside of sRGB gets less chroma
 * until it is within, with its lightness and hue: browsers and programs of mails would each change it otherwise.
 * @param text `#7c6cff`, or `oklch(0.6 0.2 280)`
 * @returns `#7c6cff`
 * @throws Error for another text
 */
export function accentOf(text: string): string {
  if (/^#[0-9a-fA-F]{6}$/.test(text)) return text;
  const [, lightness = '', percent, chroma = '', hue = ''] = OKLCH.exec(text) ?? [];
  const l = Number(lightness) / (percent ? 100 : 1);
  if (!lightness || l > 1) throw new Error('must be a color such as #7c6cff or oklch(0.6 0.2 280)');
  const colorOf = (c: number) => linearOf(l, c, (Number(hue) * Math.PI) / 180);
  let [inside, outside] = [0, Number(chroma)];
  if (isInSrgb(colorOf(outside))) inside = outside;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInSrgb(colorOf(middle))) inside = middle;
    else outside = middle;
  }
  return `#${colorOf(inside).map(hexOf).join('')}`;
}

/** Linear red, green and blue: 0 to 1 within sRGB (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function linearOf(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Within what is lost in the last bit. */
const isInSrgb = (linear: readonly number[]): boolean =>
  linear.every((value) => value > -0.0001 && value < 1.0001);

function hexOf(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
