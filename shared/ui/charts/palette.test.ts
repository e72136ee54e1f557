import { themes } from '../components/tokens.ts';
import { colorAt, PALETTE } from './palette.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe('the chart palette', () => {
  it('[spec0 §9.12] has 12 colors and repeats them', () => {
    expect(new Set(PALETTE).size).toBe(12);
    expect([colorAt(0), colorAt(12), colorAt(25)]).toEqual([PALETTE[0], PALETTE[0], PALETTE[1]]);
  });

  it.each(PALETTE)('contrasts with the surfaces of both themes: %s', (color) => {
    expect(contrast(color, themes.dark['color-surface'])).toBeGreaterThanOrEqual(3);
    expect(contrast(color, themes.light['color-surface'])).toBeGreaterThanOrEqual(3);
  });
});
