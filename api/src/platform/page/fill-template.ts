import type { TemplatePart } from '@portico/sdk/platform';
import { escapeHtml } from '../../core/html/escape-html.ts';

/** No `//host`, which is another site. */
const OWN_PATH = /^\/(?![/\\])/;
/** Browsers run no script of an image. */
const IMAGE_DATA = /^data:image\/(?:svg\+xml|png|webp)[;,]/;
const COLOR = /^#[0-9a-f]{6}$/i;
const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Fills a template. All data is text of other people: it is escaped for texts and quoted attributes, and
 * addresses that could run code become `#`.
 */
export function fillTemplate(parts: readonly TemplatePart[], view: unknown): string {
  let html = '';
  for (const part of parts) {
    if (part.kind === 'html') html += part.html;
    else if (part.kind === 'list') {
      const list = valueOf(view, part.name);
      for (const entry of Array.isArray(list) ? list : []) html += fillTemplate(part.parts, entry);
    } else {
      html += escapeHtml(written(part.kind, textOf(valueOf(view, part.name))));
    }
  }
  return html;
}

type Kind = Exclude<TemplatePart['kind'], 'html' | 'list'>;

function written(kind: Kind, value: string): string {
  if (kind === 'text') return value;
  if (kind === 'image' && IMAGE_DATA.test(value)) return value;
  if (kind === 'color') return COLOR.test(value) ? value : 'none';
  // The template has the first slash of a path.
  if (kind === 'path') return OWN_PATH.test(value) ? value.slice(1) : '#';
  return OWN_PATH.test(value) || WEB_ADDRESS.test(value) ? value : '#';
}

function valueOf(view: unknown, name: string): unknown {
  if (name === '.') return view;
  return name.split('.').reduce<unknown>((value, key) => fieldOf(value, key), view);
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
