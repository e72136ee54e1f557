import type { Box, Screen, ShellElement } from '../observation.ts';

/** Elements of the shell by the chrome of a page. */
const EXPECTED: Record<string, ShellElement['name'][]> = {
  full: ['header', 'navigation', 'footer'],
  dashboard: ['header', 'navigation'],
  bare: [],
};
/** Tolerance for boxes in pixels, for scroll bars and rounding. */
const TOLERANCE = 4;

/**
 * The page does not change the shell's elements.
 * @param live the live page at the same address; undefined if there is none, or if the shell itself
 *   is tested
 * @param hasSameLinks the navigation has the same links as the live one
 */
export function shellProblems(
  screen: Screen,
  chrome: string,
  live: Screen | undefined,
  hasSameLinks: boolean,
): string[] {
  return (EXPECTED[chrome] ?? []).flatMap((name) => {
    const element = screen.shell.find((candidate) => candidate.name === name);
    const before = live?.shell.find((candidate) => candidate.name === name);
    if (!element) return [`The ${name} of the shell is not in the page.`];
    if (!element.isVisible) return [`The ${name} of the shell is not visible.`];
    if (element.isCovered && !before?.isCovered)
      return [`Something covers the ${name} of the shell.`];
    if (!before?.isVisible || !hasSameLinks) return [];
    if (element.text !== before.text) return [`The text of the shell's ${name} has changed.`];
    return isSameBox(name, element.box, before.box)
      ? []
      : [
          `The ${name} of the shell has moved or changed size: ${inWords(before.box)} before, ${inWords(element.box)} after.`,
        ];
  });
}

/** The position of the footer depends on the height of the page. */
function isSameBox(name: string, one: Box, other: Box): boolean {
  const sides = name === 'footer' ? (['x', 'width', 'height'] as const) : SIDES;
  return sides.every((side) => Math.abs(one[side] - other[side]) <= TOLERANCE);
}
const SIDES = ['x', 'y', 'width', 'height'] as const;

const inWords = ({ x, y, width, height }: Box) =>
  `${Math.round(width)} x ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
