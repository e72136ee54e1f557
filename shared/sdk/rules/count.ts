import { formatThousands } from './numbers.ts';

/**
 * A number with its noun: `1 member`, `1,200 members`. Use it wherever a count stands beside a noun.
 * @param plural default: the noun with an s
 */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatThousands(count)} ${count === 1 ? noun : plural}`;

/** `1 server is`, `2 servers are`. @param plural as above */
export const countThatIs = (count: number, noun: string, plural?: string): string =>
  `${countOf(count, noun, plural)} ${count === 1 ? 'is' : 'are'}`;
