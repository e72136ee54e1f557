import type { NavSlot } from '@portico/sdk/platform';

/** Texts that represent the markers of `ShellFrame`, which are comments and cannot be rendered by React. */
export const slotMark = (slot: NavSlot) => `@@nav:${slot}@@`;
/** The links of a slot in the look of the footer's. */
export const footerMark = (slot: NavSlot) => `@@footer:${slot}@@`;
export const bodyMark = '@@body@@';
export const userMark = '@@user@@';
/** Represents the optional `aria-current` of a link. */
export const CURRENT_ATTRIBUTE = { 'data-current-mark': '' };

/** Replaces the texts with the markers that the page server fills. */
export function withMarkers(html: string): string {
  return html
    .replace(/@@((?:nav|footer):\w+|body|user)@@/g, '<!--$1-->')
    .replaceAll(' data-current-mark=""', '{current}');
}
