import type { CommandFields } from './command.ts';
import { displayCategory } from './categories.ts';

type Named = Pick<CommandFields, 'name' | 'category'>;

/** A command's name in addresses: `jail setup` is `jail-setup`. */
export const slugOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

/** Address of the list of a category. @param category display category; empty: all */
export const categoryPath = (category: string) =>
  `/commands${category && `/${encodeURIComponent(category.toLowerCase())}`}`;

/** Address of a command's page: `/commands/moderation/jail-setup`. */
export const commandPath = ({ name, category }: Named) =>
  `${categoryPath(displayCategory(category))}/${encodeURIComponent(slugOf(name))}`;

/** The card's id for URL fragments: `command-jail-setup`. */
export const cardId = (name: string) =>
  `command-${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
