import { ACCENT_BOUNDS, themes, tokens, tokensCss } from './tokens.ts';

type Rgb = [number, number, number];

const rgbOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const lightOf = (hex: string) => luminance(rgbOf(hex).map(linear) as Rgb);

/** Contrast by WCAG 2.2 of two relative luminances. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Luminance of a colour at another OKLCH lightness, clipped to sRGB: the worst case among browsers. */
function lightAt(hex: string, change: (l: number, c: number) => [l: number, c: number]) {
  const [r, g, b] = rgbOf(hex).map(linear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a1 = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b1 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = Math.atan2(b1, a1);
  const [newL, newC] = change(lightness, Math.hypot(a1, b1));
  const [a2, b2] = [newC * Math.cos(hue), newC * Math.sin(hue)];
  const l3 = (newL + 0.3963377774 * a2 + 0.2158037573 * b2) ** 3;
  const m3 = (newL - 0.1055613458 * a2 - 0.0638541728 * b2) ** 3;
  const s3 = (newL - 0.0894841775 * a2 - 1.291485548 * b2) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return luminance([
    clip(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    clip(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    clip(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ]);
}

const BACKGROUNDS = ['color-bg', 'color-bg-raised', 'color-bg-sunken', 'color-surface'] as const;
const ACCENTS = [
  '#7c6cff',
  '#5865f2',
  '#ffdd00',
  '#00e08a',
  '#ff3366',
  '#00b7ff',
  '#101010',
  '#ffffff',
];

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
  const { fill: bounds, linkOnDark, linkOnLight } = ACCENT_BOUNDS;

  it.each(ACCENTS)('of %s has legible white text', (accent) => {
    const fill = lightAt(accent, (l, c) => [Math.min(l, bounds.maxLightness), c]);
    expect(ratio(fill, 1)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ACCENTS)('of %s is legible as a link in both themes', (accent) => {
    const onDark = lightAt(accent, (l, c) => [
      Math.max(l, linkOnDark.minLightness),
      Math.min(c, linkOnDark.maxChroma),
    ]);
    const onLight = lightAt(accent, (l, c) => [Math.min(l, linkOnLight.maxLightness), c]);
    for (const back of BACKGROUNDS) {
      expect(ratio(onDark, lightOf(themes.dark[back]))).toBeGreaterThanOrEqual(4.5);
      expect(ratio(onLight, lightOf(themes.light[back]))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is configured by the deployment', () => {
    expect(tokensCss('#abcdef')).toContain('oklch(from #abcdef min(l,0.52) c h)');
  });
});

describe('tokensCss', () => {
  const css = tokensCss('red');
  const [root = ''] = css.split('}');

  it('declares every token', () => {
    expect(Object.keys(tokens).filter((name) => !root.includes(`--${name}:`))).toEqual([]);
  });

  it("takes a colour of the element's color scheme, which `data-theme` decides", () => {
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
