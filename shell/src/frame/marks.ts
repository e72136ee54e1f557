import type { NavSlot } from 'shared/platform';

/** React cannot write comments: these texts stand in for the markers of `ShellFrame`. */
export const slotMark = (slot: NavSlot) => `@@nav:${slot}@@`;
export const bodyMark = '@@body@@';
export const userMark = '@@user@@';
/** Stands for the optional `aria-current` of a link. */
export const CURRENT_ATTRIBUTE = { 'data-current-mark': '' };

/** Puts the markers that the page server looks for. */
export function withMarkers(html: string): string {
  return html
    .replace(/@@((?:nav:\w+)|body|user)@@/g, '<!--$1-->')
    .replaceAll(' data-current-mark=""', '{current}');
}
