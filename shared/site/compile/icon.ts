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
const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;
const icons = new Map(Object.entries(lucide.icons));
const aliases = new Map(Object.entries(lucide.aliases ?? {}));

/**
 * The path of an icon, one text for all of its shapes.
 * @param name at lucide, such as `shield-check`
 * @throws Error for an unknown name
 */
export function iconPath(name: string): string {
  const icon = icons.get(name) ?? icons.get(aliases.get(name)?.parent ?? '');
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

/** A letter or a number of a path. */
const TOKEN = /[a-z]|-?\d+(?:\.\d+)?|-?\.\d+/gi;

/** The same path also behind another one, where a relative start would be relative to the end of that one. */
function beginningAnywhere(path: string): string {
  const [move, x, y, next] = path.matchAll(TOKEN);
  if (move?.[0] !== 'm') return path;
  // Further pairs of a relative move are relative lines.
  const line = next && /\d/.test(next[0]) ? 'l' : '';
  return `M${x?.[0]} ${y?.[0]}${line}${next ? path.slice(next.index) : ''}`;
}
