import type { CommandCategories } from '../../pack/commands.ts';
import type { CommandFields } from './command.ts';

export type { CommandCategories } from '../../pack/commands.ts';

type InCategory = Pick<CommandFields, 'category'>;

const nameIn = (list: CommandCategories['categories'], category: string) => {
  const key = category.trim().toLowerCase();
  return list.find(({ keys }) => keys.includes(key))?.name;
};

/** Display category of an internal category. An unmapped category shows its raw name. */
export const displayCategory = (category: string, { categories }: CommandCategories): string =>
  nameIn(categories, category) ?? category;

/** @param category display category; unmapped categories match in any case */
export const isIn = (category: string, command: InCategory, known: CommandCategories): boolean =>
  displayCategory(command.category, known).toLowerCase() === category.toLowerCase();

/** The role of the team that an internal category is for (spec 0 §5). @returns undefined if everybody sees it */
export const roleOfCategory = (
  category: string,
  { hidden }: Pick<CommandCategories, 'hidden'>,
): string | undefined => nameIn(hidden, category);

/** Whether a server needs a license for a command: the site pack names it, or a word that its name begins with. */
export const isPremium = (
  { name }: Pick<CommandFields, 'name'>,
  { premium }: Pick<CommandCategories, 'premium'>,
): boolean => {
  const words = `${name.trim().toLowerCase()} `;
  return premium?.some((each) => words.startsWith(`${each} `)) ?? false;
};

export const isPublic = ({ category }: InCategory, known: CommandCategories): boolean =>
  roleOfCategory(category, known) === undefined;

/**
 * Valid addresses of categories: display names and internal keys, and what commands have beside them, in lower
 * case.
 * @param commands the public ones
 */
export const categoryAddresses = (
  commands: readonly InCategory[],
  { categories }: CommandCategories,
): string[] => [
  ...new Set([
    ...categories.flatMap(({ name, keys }) => [name.toLowerCase(), ...keys]),
    ...commands.map(({ category }) => category.toLowerCase()),
  ]),
];

/**
 * The display category of an address: an internal key or a display name, in any case.
 * @param commands the API's answer; it contains commands of hidden categories for the team only
 * @returns undefined for an unknown category
 */
export function categoryOfAddress(
  value: string,
  commands: readonly InCategory[],
  { categories }: CommandCategories,
): string | undefined {
  const address = value.toLowerCase();
  return (
    nameIn(categories, address) ??
    categories.find(({ name }) => name.toLowerCase() === address)?.name ??
    commands.find(({ category }) => category.toLowerCase() === address)?.category
  );
}
