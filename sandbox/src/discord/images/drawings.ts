import { createHash } from 'node:crypto';
import { blend, coverage, hsl, over, rgb, type Colour, type Shader } from './canvas.ts';

/** What makes one picture differ from another: bytes of a hash of its address. */
const seedOf = (text: string) => {
  const bytes = createHash('sha256').update(text).digest();
  return (index: number): number => (bytes[index % bytes.length] ?? 0) / 255;
};

const WHITE: Colour = [1, 1, 1, 1];

/**
 * A person's avatar: a planet with a ring and a moon.
 * @param turn 0 to 1, where the moon stands on its way
 */
export function avatarShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const sky = [hsl(hue, 0.55, 0.24), hsl(hue + 50, 0.6, 0.12)] as const;
  const body = [hsl(hue + 25, 0.85, 0.72), hsl(hue + 330, 0.7, 0.42)] as const;
  const tilt = (seed(1) - 0.5) * 0.9;
  const radius = 0.22 + seed(2) * 0.05;
  const angle = (turn + seed(3)) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y, pixel) => {
    let colour = blend(sky[0], sky[1], (x + y) / 2);
    for (let star = 0; star < 7; star += 1) {
      const distance = Math.hypot(x - seed(4 + star * 2), y - seed(5 + star * 2));
      colour = over(colour, WHITE, 0.7 * coverage(distance - 0.008, Math.max(pixel, 0.008)));
    }
    const [u, v] = [(x - 0.5) * cos + (y - 0.5) * sin, (y - 0.5) * cos - (x - 0.5) * sin];
    const around = Math.hypot(u, v * 3.4);
    const ring = coverage(Math.abs(around - 0.37) - 0.022, pixel * 2);
    const planet = coverage(Math.hypot(u, v) - radius, pixel);
    const light = Math.min(Math.hypot(u + 0.1, v + 0.1) / (radius * 1.6), 1);
    if (v < 0) colour = over(colour, body[0], ring * 0.8);
    colour = over(colour, blend(body[0], body[1], light), planet);
    if (v >= 0) colour = over(colour, body[0], ring * 0.8);
    const moon = Math.hypot(u - 0.37 * Math.cos(angle), v - (0.37 / 3.4) * Math.sin(angle));
    const hidden = Math.sin(angle) < 0 ? planet : 0;
    return over(colour, WHITE, coverage(moon - 0.045, pixel) * (1 - hidden));
  };
}

/** Colours of the six default avatars (and of one more, for legacy accounts none is missing). */
const DEFAULT_COLOURS = [0x5865f2, 0x757e8a, 0x3ba55c, 0xfaa61a, 0xed4245, 0xeb459f];

/** A default avatar: a speech bubble on the colour of its index. */
export function defaultAvatarShader(index: number): Shader {
  const ground = rgb(DEFAULT_COLOURS[index] ?? 0x5865f2);
  return (x, y, pixel) => {
    const bubble = roundedBox(x - 0.5, y - 0.47, 0.25, 0.18, 0.1);
    const tail = Math.max(0.36 - x, y - 0.78, x - 0.36 - (0.78 - y) * 0.7, 0.5 - y);
    let colour = over(ground, WHITE, coverage(Math.min(bubble, tail), pixel));
    for (const middle of [0.39, 0.5, 0.61]) {
      colour = over(colour, ground, coverage(Math.hypot(x - middle, y - 0.47) - 0.034, pixel));
    }
    return colour;
  };
}

/** A server's icon: a symmetrical pattern of five by five tiles. */
export function iconShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const ground = [hsl(hue, 0.6, 0.46), hsl(hue + 70, 0.65, 0.3)] as const;
  const light = hsl(hue + 180 + turn * 360, 0.75, 0.82);
  return (x, y, pixel) => {
    const colour = blend(ground[0], ground[1], y);
    const [u, v] = [(x - 0.15) / 0.14, (y - 0.15) / 0.14];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (column < 0 || column > 4 || row < 0 || row > 4) return colour;
    if (seed(1 + row * 3 + Math.min(column, 4 - column)) < 0.5) return colour;
    const tile = roundedBox(u - column - 0.5, v - row - 0.5, 0.46, 0.46, 0.16);
    return over(colour, light, coverage(tile, pixel / 0.14));
  };
}

/** A banner: hills below a sky. */
export function bannerShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  return (x, y, pixel) => {
    let colour = blend(hsl(hue, 0.6, 0.28), hsl(hue + 60, 0.75, 0.6), y);
    const sun = Math.hypot((x - 0.72) * 2.5, y - 0.42);
    colour = over(colour, hsl(hue + 70, 0.9, 0.86), coverage(sun - 0.2, pixel * 2.5));
    for (let layer = 0; layer < 4; layer += 1) {
      const wave = Math.sin(x * (4 + layer * 2) + (seed(layer + 1) + turn) * 2 * Math.PI);
      const edge = 0.5 + layer * 0.13 + 0.07 * wave;
      colour = over(
        colour,
        hsl(hue + 20, 0.5, 0.3 - layer * 0.06),
        coverage(edge - y, pixel * 2.5),
      );
    }
    return colour;
  };
}

/** An avatar decoration: a ring of lights around a clear middle. */
export function decorationShader(address: string, turn: number): Shader {
  const seed = seedOf(address);
  const hue = seed(0) * 360;
  const count = 10 + Math.floor(seed(1) * 4);
  return (x, y, pixel) => {
    const [u, v] = [x - 0.5, y - 0.5];
    const rim = Math.abs(Math.hypot(u, v) - 0.44) - 0.012;
    let colour = over([0, 0, 0, 0], hsl(hue, 0.8, 0.62), coverage(rim, pixel));
    for (let light = 0; light < count; light += 1) {
      const angle = ((light + turn) / count) * 2 * Math.PI;
      const distance = Math.hypot(u - 0.44 * Math.cos(angle), v - 0.44 * Math.sin(angle));
      const size = light % 2 ? 0.026 : 0.042;
      colour = over(colour, hsl(hue + light * 12, 0.9, 0.78), coverage(distance - size, pixel));
    }
    return colour;
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
  const [u, v] = [Math.abs(x) - halfWidth + round, Math.abs(y) - halfHeight + round];
  return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - round;
}
