/** Red, green, blue and alpha, each 0 to 1. */
export type Colour = readonly [number, number, number, number];

/** The colour at a point; coordinates go from 0 to 1, `pixel` is the size of one pixel. */
export type Shader = (x: number, y: number, pixel: number) => Colour;

/** Runs a shader over every pixel's middle. */
export function paint(width: number, height: number, shade: Shader): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const colour = shade((column + 0.5) / width, (row + 0.5) / height, 1 / width);
      for (const channel of colour) {
        pixels[at] = Math.round(Math.min(Math.max(channel, 0), 1) * 255);
        at += 1;
      }
    }
  }
  return pixels;
}

/**
 * How much of a pixel a shape covers.
 * @param distance from the shape's edge, negative inside
 */
export function coverage(distance: number, pixel: number): number {
  return Math.min(Math.max(0.5 - distance / pixel, 0), 1);
}

/** Lays a colour over another. */
export function over(below: Colour, above: Colour, amount: number): Colour {
  const a = above[3] * amount;
  const alpha = a + below[3] * (1 - a);
  if (alpha === 0) return [0, 0, 0, 0];
  const mix = (i: 0 | 1 | 2): number => (above[i] * a + below[i] * below[3] * (1 - a)) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  const mix = (i: 0 | 1 | 2 | 3): number => from[i] + (to[i] - from[i]) * share;
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** @param hue in degrees; saturation and lightness 0 to 1 */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4), 1];
}

export function rgb(hex: number): Colour {
  return [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255, 1];
}
