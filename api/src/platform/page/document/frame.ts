import type { NavEntry, NavSlot, ShellFrame } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { placeholder } from '../policy/template.ts';

/** What the shell's `NavIcon` renders while it has no icon. */
const ICON_SPACE = '<svg width="18" height="18" aria-hidden="true"></svg>';

const MARKER = /<!--((?:nav|footer):(?:features|information|top|user|footer)|body|user)-->/;

/**
 * Fills the shell's frame with the navigation of the live remotes, the body, and a placeholder for the
 * user corner. Its menus are closed: they have empty space in the place of icons. Inserted text is not
 * searched for markers again, so no label or body can pose as one.
 * @param page its `pathname` marks the link to the page itself
 */
export function fillFrame(
  frame: ShellFrame,
  page: {
    chrome: keyof ShellFrame['html'];
    nav: readonly NavEntry[];
    pathname: string;
    body: string;
  },
): string {
  return frame.html[page.chrome]
    .split(MARKER)
    .map((text, index) => {
      if (index % 2 === 0) return text;
      if (text === 'body') return page.body;
      if (text === 'user') return placeholder.user;
      const [place, slot] = text.split(':') as ['nav' | 'footer', NavSlot];
      return navLinks(frame.navItem[place === 'nav' ? slot : place], slot, page);
    })
    .join('');
}

function navLinks(
  template: string | undefined,
  slot: NavSlot,
  page: { nav: readonly NavEntry[]; pathname: string },
): string {
  if (template === undefined) return '';
  return page.nav
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1))
    .map((entry) => navLink(template, entry, entry.path === page.pathname))
    .join('');
}

function navLink(template: string, entry: NavEntry, current: boolean): string {
  return template.replace(/\{(href|label|hint|icon|current)\}/g, (_whole, name: string) => {
    if (name === 'current') return current ? ' aria-current="page"' : '';
    if (name === 'href') return escapeHtml(entry.path);
    if (name === 'icon') return entry.icon === undefined ? '' : ICON_SPACE;
    return escapeHtml((name === 'label' ? entry.label : entry.hint) ?? '');
  });
}
