import { richHtml } from '@portico/site';
import type { TemplatePart } from '@portico/sdk/platform';
import { isSafeHref } from '@portico/sdk/rules/safe-href';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { textOf, valueAt } from '@portico/sdk/platform/document/field-path';

/** Browsers run no script of an image. */
const IMAGE_DATA = /^data:image\/(?:svg\+xml|png|webp)[;,]/;
const COLOR = /^#[0-9a-f]{6}$/i;
/** Data of a path in SVG. */
const SVG_PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9.,+\-\s]+$/;

/**
 * Fills a template. All data is text of other people: it is escaped for texts and quoted attributes, and
 * addresses that could run code become `#`.
 */
export function fillTemplate(parts: readonly TemplatePart[], view: unknown): string {
  let html = '';
  for (const part of parts) {
    if (part.kind === 'html') html += part.html;
    else if (part.kind === 'list') {
      const list = valueAt(view, part.name);
      for (const entry of Array.isArray(list) ? list : []) html += fillTemplate(part.parts, entry);
    } else if (part.kind === 'rich') html += richHtml(valueAt(view, part.name));
    else {
      html += escapeHtml(written(part.kind, textOf(valueAt(view, part.name))));
    }
  }
  return html;
}

type Kind = Exclude<TemplatePart['kind'], 'html' | 'list' | 'rich'>;

function written(kind: Kind, value: string): string {
  if (kind === 'text') return value;
  if (kind === 'value') return encoded(value);
  if (kind === 'segment') return value === '' ? '' : `/${encoded(value)}`;
  if (kind === 'image' && IMAGE_DATA.test(value)) return value;
  if (kind === 'path') return SVG_PATH.test(value) ? value : '';
  if (kind === 'color') return COLOR.test(value) ? value : 'none';
  return isSafeHref(value) ? value : '#';
}

/** Half of a character cannot be written into an address. */
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, ''));
