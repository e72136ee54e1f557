import type { CommandFields } from './command.ts';
import { displayCategory } from './categories.ts';

type Named = Pick<CommandFields, 'name' | 'category'>;

/**
 * A command's name in addresses: `jail setup` is `jail-setup`, and `jail-setup`, which a bot may have
 * beside it, is `jail--setup`.
 */
export const slugOf = (name: string) =>
  name.trim().toLowerCase().replaceAll('-', '--').replace(/\s+/g, '-');

/** Address of the list of a category. @param category display category; empty: all */
export const categoryPath = (category: string) =>
  `/commands${category && `/${encodeURIComponent(category.toLowerCase())}`}`;

/** Address of a command's page: `/commands/moderation/jail-setup`. */
export const commandPath = ({ name, category }: Named) =>
  `${categoryPath(displayCategory(category))}/${encodeURIComponent(slugOf(name))}`;

/** The card's id for URL fragments: `command-jail-setup`. */
export const cardId = (name: string) => `command-${slugOf(name)}`;

/** The id of a card for the sub-commands of a word that is no command: `family-jail`. */
export const familyId = (word: string) => `family-${slugOf(word)}`;
