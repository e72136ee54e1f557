import { createElement } from 'react';
import type { ReactElement } from 'react';
import { iconOf } from '@portico/sdk/platform';
import type { IconElement } from '@portico/sdk/platform';
import type { NavLinkEntry } from '../routes/route-table.ts';
import { useIcon } from './use-icon.ts';

/** The icon of a link: empty space until it is loaded, nothing for a link without one. */
export function NavIcon({ entry }: { entry: NavLinkEntry }) {
  const icon = useIcon(entry);
  // The page server writes the same into the menus of its frame.
  if (icon === '') return <svg width="18" height="18" aria-hidden="true" />;
  const element = iconOf(icon);
  return element ? drawn(element) : null;
}

function drawn({ tag, attributes, children }: IconElement, key?: number): ReactElement {
  const props = Object.entries(attributes).map(([name, value]) => [propOf(name), value]);
  return createElement(
    tag,
    { ...(Object.fromEntries(props) as Record<string, string>), key },
    ...children.map((child, index) => drawn(child, index)),
  );
}

/** React's name of an attribute: `stroke-width` → `strokeWidth`. */
function propOf(name: string): string {
  if (name.startsWith('aria-')) return name;
  return name.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
}
