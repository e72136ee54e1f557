import { isIn, isPublic } from './categories.ts';
import type { CommandCategories } from './categories.ts';
import type { CommandFields } from './command.ts';
import { familyViews } from './view.ts';
import type { FamilyView } from './view.ts';
import { countOf } from '@portico/sdk/rules/count';

/** About how many commands of the list a document contains, with those that are folded. */
const FIRST_COMMANDS = 24;

/** A category with the number of commands that match. */
export interface CategoryCount {
  /** Display category; empty: all. */
  value: string;
  label: string;
  count: number;
}

/** One category of the list of links. */
export interface CategoryEntry {
  label: string;
  /** Its word in addresses; empty: all commands. */
  address: string;
  /** Empty while it is unknown. */
  count: string;
  /** `page`: the list shows this category; empty: another one. */
  current: string;
}

/** The list of commands, or of a category: its first entries. */
export interface CommandsScreen {
  summary: string;
  /** The chosen category in the drop-down. */
  chosen: string;
  chosenCount: string;
  entries: CategoryEntry[];
  families: FamilyView[];
  /** Why there are none: none or one line. */
  notes: string[];
}

/**
 * The categories in the order of the drop-down (spec 0 §2), and the chosen one if it is not among them.
 * @param category display category; empty: all
 */
export function categoryCounts(
  found: readonly CommandFields[],
  category: string,
  known: CommandCategories,
): CategoryCount[] {
  const names = known.categories.map(({ name }) => name);
  const shown = category === '' || names.includes(category) ? names : [...names, category];
  return [
    {
      value: '',
      label: 'All Commands',
      count: found.filter((each) => isPublic(each, known)).length,
    },
    ...shown.map((value) => ({
      value,
      label: value,
      count: found.filter((command) => isIn(value, command, known)).length,
    })),
  ];
}

export const categoryEntries = (
  counts: readonly CategoryCount[],
  category: string,
): CategoryEntry[] =>
  counts.map(({ value, label, count }) => ({
    label,
    address: value.toLowerCase(),
    count: String(count),
    current: value === category ? 'page' : '',
  }));

/** Instead of commands, while the bot has pushed none. */
export const NO_COMMANDS = 'The bot has not reported its commands yet.';

/** The head of the page (spec 0 §2). @param category display category; empty: all commands */
export function commandsHead(category: string, product: string) {
  const rest = `of ${product}, with arguments, aliases and permissions.`;
  if (category === '') return { title: 'Commands', description: `Every command ${rest}` };
  return {
    title: `${category.charAt(0).toUpperCase()}${category.slice(1)} Commands`,
    description: `The ${category.toLowerCase()} commands ${rest}`,
  };
}

/** The number of shown commands in words. */
export const summaryOf = (shown: number) => countOf(shown, 'command');

/** @param commands the public ones, sorted by name */
export function commandsScreen(
  commands: readonly CommandFields[],
  category: string,
  prefix: string,
  known: CommandCategories,
): CommandsScreen {
  const shown = category ? commands.filter((command) => isIn(category, command, known)) : commands;
  const counts = categoryCounts(commands, category, known);
  const chosen = counts.find(({ value }) => value === category);
  return {
    summary: summaryOf(shown.length),
    chosen: chosen?.label ?? '',
    chosenCount: `(${chosen?.count ?? 0})`,
    entries: categoryEntries(counts, category),
    families: firstOf(familyViews(shown, prefix, known)),
    notes: commands.length === 0 ? [NO_COMMANDS] : [],
  };
}

/** The first entries with at least {@link FIRST_COMMANDS} commands. */
function firstOf(families: FamilyView[]): FamilyView[] {
  let commands = 0;
  return families.filter(({ root, folded }) => {
    const isFirst = commands < FIRST_COMMANDS;
    commands += root.length + folded.reduce((sum, { members }) => sum + members.length, 0);
    return isFirst;
  });
}
