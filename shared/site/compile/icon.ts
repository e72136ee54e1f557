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
  // Absolute, because a path that follows another one would begin where that one ends.
  if (tag === "path") return new SVGPathCommander(attributes["d"] ?? "").toAbsolute().toString();
  const path = SVGPathCommander.shapeToPathArray({ type: tag, ...attributes } as ShapeOps);
  return path ? SVGPathCommander.pathToString(path) : '';
}
