import type { IconElement } from '@portico/sdk/platform';
import { escapeHtml } from './html.ts';

/** The HTML of an icon, as the shell's `NavIcon` renders it. */
export function iconHtml({ tag, attributes, children }: IconElement): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag}${list}>${children.map(iconHtml).join('')}</${tag}>`;
}
