import type { NavEntry, NavSlot, ShellFrame } from 'shared/platform';
import { escapeHtml } from './html.ts';
import { placeholder } from './template.ts';

const MARKER = /<!--(nav:(?:features|information|top|user|footer)|body|user)-->/;

/**
 * Fills the shell's frame: navigation from the live remotes' declarations, the body, and a placeholder
 * for the user corner. What is filled in is never searched again, so that no label or body can
 * pose as a marker.
 * @param pathname marks the link to the page itself
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
    .map((part, index) => {
      if (index % 2 === 0) return part;
      if (part === 'body') return page.body;
      if (part === 'user') return placeholder.user;
      return navLinks(frame, part.slice('nav:'.length) as NavSlot, page);
    })
    .join('');
}

function navLinks(
  frame: ShellFrame,
  slot: NavSlot,
  page: { nav: readonly NavEntry[]; pathname: string },
): string {
  const template = frame.navItem[slot];
  if (template === undefined) return '';
  return page.nav
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.weight - b.weight || (a.path < b.path ? -1 : 1))
    .map((entry) => navLink(template, entry, entry.path === page.pathname))
    .join('');
}

function navLink(template: string, entry: NavEntry, current: boolean): string {
  return template.replace(/\{(href|label|hint|current)\}/g, (_whole, name: string) => {
    if (name === 'current') return current ? ' aria-current="page"' : '';
    if (name === 'href') return escapeHtml(entry.path);
    return escapeHtml((name === 'label' ? entry.label : entry.hint) ?? '');
  });
}
