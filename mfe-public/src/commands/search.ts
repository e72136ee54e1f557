import type { Command } from '@portico/contracts/commands/schema';
import { withoutCommandSign } from '@portico/contracts/rules/commands/typed-word';

/** The terms of a search, in lower case, without the signs in front of commands. */
export const searchTerms = (query: string, prefix: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && word !== prefix.toLowerCase())
    .map((word) => withoutCommandSign(word, prefix));

/**
 * Ranks a command for a search over name, aliases and description.
 * @returns 0 for an exact name, higher for weaker matches, undefined if a term is missing
 */
function scoreOf(command: Command, terms: readonly string[]): number | undefined {
  const name = command.name.toLowerCase();
  const aliases = (command.aliases ?? []).map((alias) => alias.toLowerCase());
  const description = command.description.toLowerCase();
  const whole = terms.join(' ');
  const found = terms.every((term) =>
    [name, ...aliases, description].some((text) => text.includes(term)),
  );
  if (!found) return undefined;
  if (name === whole) return 0;
  if (aliases.includes(whole)) return 1;
  if (name.startsWith(whole)) return 2;
  if (terms.every((term) => name.includes(term))) return 3;
  if (aliases.some((alias) => terms.every((term) => alias.includes(term)))) return 4;
  return 5;
}

/** Commands that contain every term, best match first. Without terms: all, in their order. */
export function searchCommands(commands: readonly Command[], terms: readonly string[]): Command[] {
  if (terms.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, score: scoreOf(command, terms) }))
    .filter((each): each is { command: Command; score: number } => each.score !== undefined)
    .sort((a, b) => a.score - b.score)
    .map(({ command }) => command);
}

/** Splits a text at the search terms, for highlighting. */
export function cutAtTerms(text: string, terms: readonly string[]) {
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  const add = (to: number, hit: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), hit });
    from = to;
  };
  for (let at = 0; at < text.length; at = Math.max(at + 1, from)) {
    const term = terms.find(
      (each) => text.slice(at, at + each.length).toLowerCase() === each.toLowerCase(),
    );
    if (!term) continue;
    add(at, false);
    add(at + term.length, true);
  }
  add(text.length, false);
  return pieces;
}
