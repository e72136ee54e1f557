import { listed } from './report.ts';
import type { ReadNote } from './report.ts';

/** Most texts that a note of several names. */
const MAX_NAMED = 4;

const QUOTED = /“[^“”]*”/;
/** The place of an item in a list: `Field 3, value`. */
const NUMBERED = /^(\w+) (\d+)/;

interface Group {
  first: ReadNote;
  count: number;
  numbers: Set<number>;
  texts: Set<string>;
}

/** Makes one note of those that say the same about several items or texts, in the order of the first of each. */
export function groupNotes(notes: readonly ReadNote[]): ReadNote[] {
  const groups = new Map<string, Group>();
  for (const note of notes) {
    const { kind, where, message } = note;
    const key = [kind, where.replace(NUMBERED, '$1'), message.replace(QUOTED, '“”')].join('\n');
    const group = groups.get(key) ?? {
      first: note,
      count: 0,
      numbers: new Set(),
      texts: new Set(),
    };
    groups.set(key, group);
    group.count += 1;
    const number = NUMBERED.exec(where)?.[2];
    if (number !== undefined) group.numbers.add(Number(number));
    const text = QUOTED.exec(message)?.[0];
    if (text !== undefined) group.texts.add(text);
  }
  return [...groups.values()].map(noteOf);
}

function noteOf({ first, count, numbers, texts }: Group): ReadNote {
  const { kind, where, message } = first;
  const others = [...texts].slice(1);
  const isRepeated = count > 1 && numbers.size < 2 && others.length === 0;
  return {
    kind,
    where:
      numbers.size < 2
        ? where
        : where.replace(NUMBERED, (_, item) => `${item}s ${ranges(numbers)}`),
    message: `${message}${also(others)}${isRepeated ? ` (${count} times)` : ''}`,
  };
}

function also(texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const named = texts.slice(0, MAX_NAMED);
  const left = texts.length - named.length;
  return ` Also ${listed(left === 0 ? named : [...named, `${left} more`])}.`;
}

/** `1, 3-5 and 7` */
function ranges(numbers: ReadonlySet<number>): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const words = runs.flatMap(({ from, to }) =>
    to === from + 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from}-${to}`],
  );
  return listed(words);
}
