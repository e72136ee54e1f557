import { themes } from './tokens.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['color-text', 'color-text-muted', 'color-text-faint', 'color-link'] as const;
const GROUNDS = ['color-bg', 'color-bg-sunken', 'color-surface', 'color-surface-hover'] as const;
const STATES = ['color-success', 'color-warning', 'color-danger'] as const;

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s on %s can be read',
    (text, ground) => {
      expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(STATES)('%s can be read on surfaces', (state) => {
    expect(contrast(theme[state], theme['color-surface'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme[state], theme['color-bg'])).toBeGreaterThanOrEqual(4.5);
  });
});
