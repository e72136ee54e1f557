import type { NavSlot } from '@portico/sdk/platform';

/** Texts in place of the markers of `ShellFrame`, which are comments: React cannot render those. */
export const slotMark = (slot: NavSlot) => `@@nav:${slot}@@`;
export const bodyMark = '@@body@@';
export const userMark = '@@user@@';
/** In place of the optional `aria-current` of a link. */
export const CURRENT_ATTRIBUTE = { 'data-current-mark': '' };

/** Replaces the texts by the markers that the page server fills. */
export function withMarkers(html: string): string {
  return html
    .replace(/@@((?:nav:\w+)|body|user)@@/g, '<!--$1-->')
    .replaceAll(' data-current-mark=""', '{current}');
}
