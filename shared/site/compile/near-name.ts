/** Whether two names differ by case, an exchanged, a missing or an additional letter. */
export function isNear(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  const start = Array.from(one).findIndex((letter, index) => letter !== two[index]);
  if (start < 0) return two.length - one.length <= 1;
  const [restOne, restTwo] = [one.slice(start), two.slice(start)];
  return (
    restOne.slice(1) === restTwo ||
    restOne === restTwo.slice(1) ||
    restOne.slice(1) === restTwo.slice(1) ||
    restOne.slice(2) === restTwo.slice(2)
  );
}

/** Names that people expect, and those that stand for them here. */
const CALLED: [expected: RegExp, name: string][] = [
  [/^colou?r$/i, 'accent'],
  [/^(?:vat|tax)/i, 'taxId'],
  [/^(?:logo|favicon)$/i, 'icon'],
  [/^font/i, 'typeface'],
  [/^(?:mail|e-mail)$/i, 'email'],
  [/^(?:discord|server)$/i, 'support'],
];

/** @returns `did you mean "accent"? `; empty: nothing known is like it */
export function didYouMean(written: string, known: readonly string[]): string {
  const near =
    known.find((name) => isNear(name, written)) ??
    CALLED.find(([expected, name]) => expected.test(written) && known.includes(name))?.[1];
  return near === undefined ? '' : `did you mean "${near}"? `;
}
