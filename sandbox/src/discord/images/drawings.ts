import { createHash } from 'node:crypto';
import { blend, coverage, hsl, length, over, rgb, type Color, type Shader } from './canvas.ts';

// Local references, because painting calls these functions millions of times.
const { abs, floor, max, min, sin } = Math;

/** Seed of an image: bytes of a hash of its URL. */
const seedOf = (text: string) => {
  const bytes = createHash('sha256').update(text).digest();
  return (index: number): number => (bytes[index % bytes.length] ?? 0) / 255;
};

const WHITE: Color = [1, 1, 1, 1];
const CLEAR: Color = [0, 0, 0, 0];

/**
 * A user's avatar: a planet with a ring and a moon.
 * @param turn position of the moon on its orbit, 0 to 1
 */
export function avatarShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const sky = [hsl(hue, 0.55, 0.24), hsl(hue + 50, 0.6, 0.12)] as const;
  const body = [hsl(hue + 25, 0.85, 0.72), hsl(hue + 330, 0.7, 0.42)] as const;
  const tilt = (seed(1) - 0.5) * 0.9;
  const radius = 0.22 + seed(2) * 0.05;
  const angle = (turn + seed(3)) * 2 * Math.PI;
  const [across, down] = [Math.cos(tilt), sin(tilt)];
  const moon = [0.37 * Math.cos(angle), (0.37 / 3.4) * sin(angle)] as const;
  const moonBehind = sin(angle) < 0;
  const stars = Array.from({ length: 7 }, (_, i) => [seed(4 + i * 2), seed(5 + i * 2)] as const);
  return (x, y, pixel) => {
    let color = blend(sky[0], sky[1], (x + y) / 2);
    for (const star of stars) {
      const distance = length(x - star[0], y - star[1]);
      color = over(color, WHITE, 0.7 * coverage(distance - 0.008, max(pixel, 0.008)));
    }
    const u = (x - 0.5) * across + (y - 0.5) * down;
    const v = (y - 0.5) * across - (x - 0.5) * down;
    const around = length(u, v * 3.4);
    const ring = coverage(abs(around - 0.37) - 0.022, pixel * 2);
    const planet = coverage(length(u, v) - radius, pixel);
    const light = min(length(u + 0.1, v + 0.1) / (radius * 1.6), 1);
    if (v < 0) color = over(color, body[0], ring * 0.8);
    color = over(color, blend(body[0], body[1], light), planet);
    if (v >= 0) color = over(color, body[0], ring * 0.8);
    const fromMoon = coverage(length(u - moon[0], v - moon[1]) - 0.045, pixel);
    return over(color, WHITE, moonBehind ? fromMoon * (1 - planet) : fromMoon);
  };
}

/** Colors of the six default avatars. */
const DEFAULT_COLORS = [0x5865f2, 0x757e8a, 0x3ba55c, 0xfaa61a, 0xed4245, 0xeb459f];

/** A default avatar: a speech bubble on the color of its index. */
export function defaultAvatarShader(index: number): Shader {
  const ground = rgb(DEFAULT_COLORS[index] ?? 0x5865f2);
  return (x, y, pixel) => {
    const bubble = roundedBox(x - 0.5, y - 0.47, 0.25, 0.18, 0.1);
    const tail = max(0.36 - x, y - 0.78, x - 0.36 - (0.78 - y) * 0.7, 0.5 - y);
    let color = over(ground, WHITE, coverage(min(bubble, tail), pixel));
    for (const middle of [0.39, 0.5, 0.61]) {
      color = over(color, ground, coverage(length(x - middle, y - 0.47) - 0.034, pixel));
    }
    return color;
  };
}

/** A server's icon: a symmetrical pattern of five by five tiles. */
export function iconShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const ground = [hsl(hue, 0.6, 0.46), hsl(hue + 70, 0.65, 0.3)] as const;
  const light = hsl(hue + 180 + turn * 360, 0.75, 0.82);
  return (x, y, pixel) => {
    const color = blend(ground[0], ground[1], y);
    const u = (x - 0.15) / 0.14;
    const v = (y - 0.15) / 0.14;
    const column = floor(u);
    const row = floor(v);
    if (column < 0 || column > 4 || row < 0 || row > 4) return color;
    if (seed(1 + row * 3 + min(column, 4 - column)) < 0.5) return color;
    const tile = roundedBox(u - column - 0.5, v - row - 0.5, 0.46, 0.46, 0.16);
    return over(color, light, coverage(tile, pixel / 0.14));
  };
}

/** A banner: hills below a sky. */
export function bannerShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  return (x, y, pixel) => {
    let color = blend(hsl(hue, 0.6, 0.28), hsl(hue + 60, 0.75, 0.6), y);
    const sun = length((x - 0.72) * 2.5, y - 0.42);
    color = over(color, hsl(hue + 70, 0.9, 0.86), coverage(sun - 0.2, pixel * 2.5));
    for (let layer = 0; layer < 4; layer += 1) {
      const wave = Math.sin(x * (4 + layer * 2) + (seed(layer + 1) + turn) * 2 * Math.PI);
      const edge = 0.5 + layer * 0.13 + 0.07 * wave;
      color = over(color, hsl(hue + 20, 0.5, 0.3 - layer * 0.06), coverage(edge - y, pixel * 2.5));
    }
    return color;
  };
}

/** An avatar decoration: a ring of lights around a clear middle. */
export function decorationShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const count = 10 + floor(seed(1) * 4);
  const rim = hsl(hue, 0.8, 0.62);
  const lights = Array.from({ length: count }, (_, light) => {
    const angle = ((light + turn) / count) * 2 * Math.PI;
    return {
      x: 0.44 * Math.cos(angle),
      y: 0.44 * sin(angle),
      size: light % 2 ? 0.026 : 0.042,
      color: hsl(hue + light * 12, 0.9, 0.78),
    };
  });
  return (x, y, pixel) => {
    const u = x - 0.5;
    const v = y - 0.5;
    let color = over(CLEAR, rim, coverage(abs(length(u, v) - 0.44) - 0.012, pixel));
    for (const light of lights) {
      const distance = length(u - light.x, v - light.y);
      color = over(color, light.color, coverage(distance - light.size, pixel));
    }
    return color;
  };
}

/** Distance from a rounded rectangle around the origin, negative inside. */
function roundedBox(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  round: number,
): number {
  const u = abs(x) - halfWidth + round;
  const v = abs(y) - halfHeight + round;
  return length(max(u, 0), max(v, 0)) + min(max(u, v), 0) - round;
}
