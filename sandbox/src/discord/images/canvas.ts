// Local references, because painting calls these functions millions of times.
const { max, min, round, sqrt } = Math;

/** Red, green, blue and alpha, each 0 to 1. */
export type Color = readonly [number, number, number, number];

/** The color at a point; coordinates are 0 to 1, `pixel` is the size of one pixel. */
export type Shader = (x: number, y: number, pixel: number) => Color;

/** Runs a shader for the center of every pixel. */
export function paint(width: number, height: number, shade: Shader): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const color = shade((column + 0.5) / width, (row + 0.5) / height, 1 / width);
      for (let channel = 0; channel < 4; channel += 1) {
        pixels[at] = round(min(max(color[channel] ?? 0, 0), 1) * 255);
        at += 1;
      }
    }
  }
  return pixels;
}

/**
 * Coverage of a pixel by a shape, 0 to 1.
 * @param distance from the shape's edge, negative inside
 */
export function coverage(distance: number, pixel: number): number {
  return min(max(0.5 - distance / pixel, 0), 1);
}

/** Blends a color over another. */
export function over(below: Color, above: Color, amount: number): Color {
  const a = above[3] * amount;
  if (a <= 0) return below;
  const b = below[3] * (1 - a);
  const alpha = a + b;
  return [
    (above[0] * a + below[0] * b) / alpha,
    (above[1] * a + below[1] * b) / alpha,
    (above[2] * a + below[2] * b) / alpha,
    alpha,
  ];
}

export function blend(from: Color, to: Color, share: number): Color {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
    from[3] + (to[3] - from[3]) * share,
  ];
}

/** @param hue in degrees; saturation and lightness 0 to 1 */
export function hsl(hue: number, saturation: number, lightness: number): Color {
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    const spread = saturation * min(lightness, 1 - lightness);
    return lightness - spread * max(-1, min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4), 1];
}

export function rgb(hex: number): Color {
  return [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255, 1];
}

/** Distance from the origin; `Math.hypot` is several times slower. */
export const length = (x: number, y: number): number => sqrt(x * x + y * y);
