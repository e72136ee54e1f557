import fc from 'fast-check';
import { themes, tokens, tokensCss } from './tokens.ts';

type Rgb = [number, number, number];
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const rgbOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const lightOf = (hex: string) => luminance(rgbOf(hex).map(linear) as Rgb);

/** Contrast by WCAG 2.2 of two relative luminances. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Lightness, chroma and hue (radians) of linear red, green and blue. */
function oklchOf([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a1 = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b1 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { l: lightness, c: Math.hypot(a1, b1), h: Math.atan2(b1, a1) };
}

/** Linear red, green and blue, which are outside of 0 to 1 for a color outside of sRGB. */
function linearOf({ l, c, h }: Oklch): Rgb {
  const [a2, b2] = [c * Math.cos(h), c * Math.sin(h)];
  const l3 = (l + 0.3963377774 * a2 + 0.2158037573 * b2) ** 3;
  const m3 = (l - 0.1055613458 * a2 - 0.0638541728 * b2) ** 3;
  const s3 = (l - 0.0894841775 * a2 - 1.291485548 * b2) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

/** What browsers draw of a color outside of sRGB. */
const clipped = (color: Rgb) => color.map((value) => Math.min(1, Math.max(0, value))) as Rgb;

/** The formulas of the style sheet, computed. */
const FORMULAS: [RegExp, (number: number, l: number, c: number) => number][] = [
  [/^min\(l,([\d.]+)\)$/, (number, l) => Math.min(l, number)],
  [/^max\(l,([\d.]+)\)$/, (number, l) => Math.max(l, number)],
  [/^min\(c,([\d.]+)\)$/, (number, _, c) => Math.min(c, number)],
  [/^calc\(c\*min\(1,([\d.]+)\/l\)\)$/, (number, l, c) => c * Math.min(1, number / l)],
];

/** The colors of an accent in the style sheet, as a browser computes them: fill, link on light, link on dark. */
function drawn(accent: string): [fill: Rgb, onLight: Rgb, onDark: Rgb] {
  const { l, c, h } = oklchOf(rgbOf(accent).map(linear) as Rgb);
  const value = (formula: string): number => {
    for (const [pattern, compute] of FORMULAS) {
      const [, number] = pattern.exec(formula) ?? [];
      if (number !== undefined) return compute(Number(number), l, c);
    }
    throw new Error(`the formula ${formula} is new`);
  };
  const formulas = tokensCss(accent).matchAll(/oklch\(from #\w{6} (\S+) (\S+) h\)/g);
  return [...formulas].map(([, lightness = '', chroma = '']) =>
    clipped(linearOf({ l: value(lightness), c: value(chroma), h })),
  ) as [Rgb, Rgb, Rgb];
}

const BACKGROUNDS = ['color-bg', 'color-bg-raised', 'color-bg-sunken', 'color-surface'] as const;
/** Every color that can be configured. */
const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);
const EXAMPLES: [string][] = [
  ...['#7c6cff', '#5865f2', '#ffdd00', '#00e08a', '#ff3366', '#00b7ff', '#101010', '#ffffff'],
  ...['#ff5500', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#ffff00', '#000000'],
].map((color) => [color]);

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const theme = themes[name];

  it.each(['color-text', 'color-text-muted', 'color-text-faint', 'color-link'] as const)(
    'has legible %s on every background (WCAG AA)',
    (text) => {
      for (const back of [...BACKGROUNDS, 'color-surface-hover'] as const) {
        expect([back, ratio(lightOf(theme[text]), lightOf(theme[back])) >= 4.5]).toEqual([
          back,
          true,
        ]);
      }
    },
  );

  it.each(['success', 'warning', 'danger'] as const)('has legible %s', (kind) => {
    const text = lightOf(theme[`color-${kind}`]);
    for (const back of ['color-bg', 'color-surface', `color-${kind}-soft`] as const) {
      expect([back, ratio(text, lightOf(theme[back])) >= 4.5]).toEqual([back, true]);
    }
  });

  it('has a visible focus ring on every background', () => {
    for (const back of BACKGROUNDS) {
      expect(ratio(lightOf(theme['color-focus']), lightOf(theme[back]))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the accent', () => {
  it('has legible white text on it, and is legible as a link in both themes', () => {
    const isLegible = (accent: string) => {
      const [fill, onLight, onDark] = drawn(accent).map(luminance) as [number, number, number];
      expect(ratio(fill, 1)).toBeGreaterThanOrEqual(4.5);
      for (const back of BACKGROUNDS) {
        expect(ratio(onDark, lightOf(themes.dark[back]))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(onLight, lightOf(themes.light[back]))).toBeGreaterThanOrEqual(4.5);
      }
    };
    fc.assert(fc.property(accents, isLegible), { examples: EXAMPLES, numRuns: 500 });
  });

  it('keeps its hue within two degrees, whatever color is configured', () => {
    const keepsHue = (accent: string) => {
      const { c, h } = oklchOf(rgbOf(accent).map(linear) as Rgb);
      // Nobody sees the hue of a gray.
      fc.pre(c > 0.02);
      for (const color of drawn(accent)) {
        const turned = Math.abs(oklchOf(color).h - h);
        const degrees = (Math.min(turned, 2 * Math.PI - turned) * 180) / Math.PI;
        expect(degrees).toBeLessThan(2);
      }
    };
    fc.assert(fc.property(accents, keepsHue), { examples: EXAMPLES, numRuns: 500 });
  });
});

describe('tokensCss', () => {
  const css = tokensCss('red');
  const [root = ''] = css.split('}');

  it('declares every token', () => {
    expect(Object.keys(tokens).filter((name) => !root.includes(`--${name}:`))).toEqual([]);
  });

  it("takes a color of the element's color scheme, which `data-theme` decides", () => {
    const { dark, light } = themes;
    expect(root).toContain(`--color-bg:light-dark(${light['color-bg']},${dark['color-bg']});`);
    expect(root).toContain(':root{color-scheme:light dark;');
    expect(css).toContain('[data-theme=dark]{color-scheme:dark}');
    expect(css).toContain('[data-theme=light]{color-scheme:light}');
  });

  it('has no faint text where more contrast is preferred', () => {
    expect(css).toContain(
      '@media (prefers-contrast:more){:root{--color-text-muted:var(--color-text);',
    );
  });
});
