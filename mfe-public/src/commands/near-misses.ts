import type { Command } from '@portico/contracts/commands/schema';
import { searchCommands } from './search.ts';

const MAX_SUGGESTIONS = 3;

/** Edit distance between two words, with swaps of neighboring letters (Damerau-Levenshtein). */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let former = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (former[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (former[j - 1] ?? 0) + change,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    [older, former] = [former, row];
  }
  return former[b.length] ?? 0;
}

/** Commands that a mistyped search probably meant, nearest first. */
export function nearMisses(commands: readonly Command[], terms: readonly string[]): Command[] {
  const typed = terms.join(' ');
  if (typed.length < 3) return [];
  const allowed = typed.length < 6 ? 1 : 2;
  return commands
    .map((command) => ({
      command,
      distance: Math.min(
        ...[command.name, ...(command.aliases ?? [])].map((word) =>
          // Words of other lengths are further away.
          Math.abs(word.length - typed.length) > allowed
            ? Infinity
            : editDistance(typed, word.toLowerCase()),
        ),
      ),
    }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ command }) => command);
}

/**
 * The commands of a search, then those that it probably meant: `bann` finds "banned" in descriptions, and
 * `ban` after them. None is added to the exact name of a command, or to nothing, where the page offers them.
 */
export function searchWithMisses(
  commands: readonly Command[],
  terms: readonly string[],
): Command[] {
  const found = searchCommands(commands, terms);
  const typed = terms.join(' ');
  const isExact = found.some(({ name, aliases }) =>
    [name, ...(aliases ?? [])].some((word) => word.toLowerCase() === typed),
  );
  if (found.length === 0 || isExact) return found;
  return [...found, ...nearMisses(commands, terms).filter((each) => !found.includes(each))];
}
