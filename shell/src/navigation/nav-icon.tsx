import { createElement } from 'react';
import type { ReactElement } from 'react';
import { iconOf } from '@portico/sdk/platform';
import type { IconElement } from '@portico/sdk/platform';

/** The icon of a link; nothing for what is no icon. The page server writes the same (`icon-html.ts`). */
export function NavIcon({ icon }: { icon: string | undefined }) {
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
