/** Elements of icons with the attributes that each may have besides {@link PAINT}. */
const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

const NUMBER = /^-?(?:\d{1,5}(?:\.\d{1,6})?|\.\d{1,6})$/;
const COLOR = /^(?:none|currentColor)$/;
const RULE = /^(?:nonzero|evenodd)$/;

/** Attributes of fill and stroke: any element may have them. */
const PAINT: Readonly<Record<string, RegExp>> = {
  fill: COLOR,
  'fill-rule': RULE,
  'clip-rule': RULE,
  stroke: COLOR,
  'stroke-width': NUMBER,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
};

const VALUES: Readonly<Record<string, RegExp>> = {
  ...PAINT,
  d: /^[MmLlHhVvCcSsQqTtAaZz0-9.,+\-\s]+$/,
  points: /^[0-9.,+\-\s]+$/,
  viewBox: /^-?\d{1,5} -?\d{1,5} [1-9]\d{0,4} [1-9]\d{0,4}$/,
};

/** One tag: closing slash, name, attributes, self-closing slash. */
const TAG = /<(\/?)([a-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*="[^"<>&]*")*)\s*(\/?)>\s*/y;
const ATTRIBUTE = /(?<![A-Za-z0-9-])([A-Za-z0-9-]+)="([^"]*)"/g;

const MAX_BYTES = 2048;
const MAX_DEPTH = 4;
/** Display size in CSS pixels. */
const SIZE = '18';

/** An element of an icon, as data. */
export interface IconElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly IconElement[];
}

/**
 * Reads an icon: SVG text within a small grammar. Everything else is rejected, so that page server
 * and shell never insert scripts, styles, addresses or entities of a release.
 * @param text `<svg viewBox="0 0 24 24"><path d="…"/></svg>`, at most 2 kB
 * @returns the element with all attributes for display
 * @throws Error that states the problem
 */
export function parseIcon(text: string): IconElement {
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    throw new Error(`an icon must not exceed ${MAX_BYTES} bytes`);
  }
  const open: { tag: string; attributes: Record<string, string>; children: IconElement[] }[] = [];
  let offset = 0;
  for (;;) {
    TAG.lastIndex = offset;
    const match = TAG.exec(text);
    if (!match) throw new Error(`${excerpt(text, offset)} is not a valid tag`);
    const [whole, closing, tag = '', attributes = '', selfClosing] = match;
    offset += whole.length;
    const parent = open.at(-1);
    if (closing) {
      if (parent?.tag !== tag || attributes || selfClosing) {
        throw new Error(`</${tag}> closes no open element`);
      }
    } else {
      requirePlace(tag, open.length, parent?.tag);
      open.push({ tag, attributes: attributesOf(tag, attributes), children: [] });
    }
    if (!closing && !selfClosing) continue;
    const done = open.pop()!;
    const above = open.at(-1);
    if (above) above.children.push(done);
    else if (offset < text.length) throw new Error(`${excerpt(text, offset)} follows the icon`);
    else return done;
  }
}

/**
 * Checks the icon of a link.
 * @returns a phrase, or undefined for a valid icon
 */
export function iconProblem(text: string): string | undefined {
  try {
    parseIcon(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Parses the icon of a link for display.
 * @returns undefined without a valid icon
 */
export function iconOf(text: string | undefined): IconElement | undefined {
  if (text === undefined) return undefined;
  try {
    return parseIcon(text);
  } catch {
    return undefined;
  }
}

/**
 * SVG text of a line icon in the style of lucide.
 * @param shapes `<path d="…"/>` and so on, in 24 × 24 units
 */
export function lineIcon(shapes: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

function requirePlace(tag: string, depth: number, parent: string | undefined): void {
  const isFirst = depth === 0;
  if (isFirst !== (tag === 'svg')) {
    throw new Error(isFirst ? 'an icon must begin with <svg>' : 'an icon must have one <svg>');
  }
  if (!isFirst && !Object.hasOwn(GEOMETRY, tag)) {
    throw new Error(`<${tag}> is not allowed; allowed are ${Object.keys(GEOMETRY).join(', ')}`);
  }
  if (parent !== undefined && parent !== 'svg' && parent !== 'g') {
    throw new Error(`<${parent}> must be empty`);
  }
  if (depth > MAX_DEPTH)
    throw new Error(`elements must not be nested deeper than ${MAX_DEPTH} levels`);
}

function attributesOf(tag: string, text: string): Record<string, string> {
  const allowed = tag === 'svg' ? ['viewBox'] : (GEOMETRY[tag] ?? []);
  // The display order, which is the same on the page server and in the shell.
  const attributes: Record<string, string> =
    tag === 'svg' ? { width: SIZE, height: SIZE, 'aria-hidden': 'true' } : {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    const isKnown = allowed.includes(name) || Object.hasOwn(PAINT, name);
    if (!isKnown || Object.hasOwn(attributes, name)) {
      throw new Error(`<${tag}> cannot have the attribute ${name}${isKnown ? ' twice' : ''}`);
    }
    if (value === '' || !(VALUES[name] ?? NUMBER).test(value)) {
      throw new Error(`invalid ${name}="${value.slice(0, 40)}" of <${tag}>`);
    }
    attributes[name] = value;
  }
  if (tag === 'svg' && !attributes['viewBox']) {
    throw new Error('<svg> needs a viewBox of four whole numbers, such as viewBox="0 0 24 24"');
  }
  return attributes;
}

const excerpt = (text: string, at: number) => `"${text.slice(at, at + 30)}"`;
