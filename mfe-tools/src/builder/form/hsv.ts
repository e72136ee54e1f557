/** Hue 0 to 360, saturation and brightness 0 to 100. */
export interface Hsv {
  hue: number;
  saturation: number;
  brightness: number;
}

/** @param hex `#` and six hex digits */
export function toHsv(hex: string): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sector =
    spread === 0
      ? 0
      : most === red
        ? ((green - blue) / spread + 6) % 6
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  return {
    hue: Math.round(sector * 60),
    saturation: most === 0 ? 0 : Math.round((spread / most) * 100),
    brightness: Math.round(most * 100),
  };
}

/** @returns `#` and six lower-case hex digits */
export function toHex({ hue, saturation, brightness }: Hsv): string {
  const channel = (shift: number) => {
    const place = (shift + hue / 60) % 6;
    const part = Math.max(0, Math.min(place, 4 - place, 1));
    const value = (brightness / 100) * (1 - (saturation / 100) * part);
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
