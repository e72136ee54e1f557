import type { CommandFields } from './command.ts';
import { displayCategory } from './categories.ts';
import type { CommandCategories } from './categories.ts';

type Named = Pick<CommandFields, 'name' | 'category'>;

/** A command's words in addresses, not encoded. Pages make their paths of it. */
export interface CommandAddress {
  /** Display category in lower case. */
  category: string;
  name: string;
}

/**
 * A command's name in addresses: `jail setup` is `jail-setup`, and `jail-setup`, which a bot may have
 * beside it, is `jail--setup`. Blanks beside a hyphen do not count: `jail - setup` has the address of `jail-setup`.
 */
export const slugOf = (name: string) =>
  name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/ ?- ?/g, '--').replaceAll(' ', '-');

/** `moderation` and `jail-setup`. */
export const addressOf = ({ name, category }: Named, known: CommandCategories): CommandAddress => ({
  category: displayCategory(category, known).toLowerCase(),
  name: slugOf(name),
});

/** An address as one text: `moderation/jail-setup`. */
export const writtenAddress = ({ category, name }: CommandAddress): string =>
  `${encodeURIComponent(category)}/${encodeURIComponent(name)}`;

/**
 * Whether a command's address leads to its page. Browsers read `/x/fun/..` as `/x/`, and names of blanks leave
 * nothing to write.
 */
export function hasAddress(command: Named, known: CommandCategories): boolean {
  const { name, category } = command;
  // Half of a character cannot be written into an address; the route leaves out the backtick.
  if (/[\p{Cs}`]/u.test(name + category)) return false;
  const path = `/x/${writtenAddress(addressOf(command, known))}`;
  return (
    name.trim() !== '' &&
    category.trim() !== '' &&
    new URL(path, 'http://own.invalid').pathname === path
  );
}

/** The card's id for URL fragments: `command-jail-setup`. */
export const cardId = (name: string) => `command-${slugOf(name)}`;

/** The id of a card for the sub-commands of a word that is no command: `family-jail`. */
export const familyId = (word: string) => `family-${slugOf(word)}`;
