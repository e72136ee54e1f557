import { createRequire } from 'node:module';
import { parseIcon } from '@portico/sdk/platform/icon';
import type { IconElement } from '@portico/sdk/platform/icon';
import SVGPathCommander from 'svg-path-commander';
import type { ShapeOps } from 'svg-path-commander';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The icons of lucide (https://lucide.dev), which are drawn with lines in 24 × 24 units. */
const { icons, aliases = {} } = createRequire(import.meta.url)(
  '@iconify-json/lucide/icons.json',
) as IconSet;

/**
 * The path of an icon, one text for all of its shapes.
 * @param name at lucide, such as `shield-check`
 * @throws Error for an unknown name
 */
export function iconPath(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`unknown icon "${name}": use a name of https://lucide.dev/icons`);
  return shapesOf(parseIcon(`<svg viewBox="0 0 24 24">${icon.body}</svg>`))
    .map(pathOf)
    .join('');
}

const shapesOf = (element: IconElement): IconElement[] =>
  element.children.flatMap((child) =>
    child.children.length > 0 || child.tag === 'g' ? shapesOf(child) : [child],
  );

function pathOf({ tag, attributes }: IconElement): string {
  if (tag === 'path') return beginningAnywhere(attributes['d'] ?? '');
  const path = SVGPathCommander.shapeToPathArray({ type: tag, ...attributes } as ShapeOps);
  return path ? SVGPathCommander.pathToString(path) : '';
}

const NUMBER = String.raw`-?(?:\d*\.\d+|\d+)`;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(.*)$`, 's');

/** The same path also behind another one, where a relative start would be relative to the end of that one. */
function beginningAnywhere(path: string): string {
  const [, x, y, rest = ''] = RELATIVE_START.exec(path.trim()) ?? [];
  if (x === undefined) return path;
  // Further pairs of a relative move are relative lines.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}
