import type { Command } from 'shared/contracts/commands/schema';

/** The words of a search, in lower case; the bot's prefix before a name counts as nothing. */
export function searchTerms(query: string, prefix: string): string[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const bare = prefix.toLowerCase();
  return words
    .map((word) => (bare && word.startsWith(bare) ? word.slice(bare.length) : word))
    .filter(Boolean);
}

/**
 * How well a command answers a search over name, aliases and description.
 * @returns 0 for its very name, more for less, undefined where a word is nowhere in it
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

/** The commands that hold every word, the nearest first; without words all, as they are. */
export function searchCommands(commands: readonly Command[], terms: readonly string[]): Command[] {
  if (terms.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, score: scoreOf(command, terms) }))
    .filter((each): each is { command: Command; score: number } => each.score !== undefined)
    .sort((a, b) => a.score - b.score)
    .map(({ command }) => command);
}

/** Cuts a text where the words of a search stand in it, for highlighting. */
export function cutAtTerms(text: string, terms: readonly string[]) {
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return [{ text, hit: false }];
  // A group around the pattern keeps the separators: every odd piece is a hit.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
