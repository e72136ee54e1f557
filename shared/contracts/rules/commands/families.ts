import type { CommandFields } from './command.ts';
import { displayCategory } from './categories.ts';
import type { CommandCategories } from './categories.ts';

/** A command with its sub-commands: `purge` with `purge bots` and `purge links`. */
export interface Family<C = CommandFields> {
  /** The shared first word. */
  name: string;
  /** The command of this name; absent if only its sub-commands exist. */
  root?: C;
  /** Empty for a command without sub-commands. */
  subs: C[];
}

const firstWord = (name: string) => name.trim().split(/\s/, 1)[0] ?? name;

/**
 * Groups commands of one category that share their first word. A single command with several words is
 * no sub-command.
 * @param commands in the order of the list; a family stands where its first member stood
 */
export function familiesOf<C extends Pick<CommandFields, 'name' | 'category'>>(
  commands: readonly C[],
  known: CommandCategories,
): Family<C>[] {
  const members = new Map<string, C[]>();
  for (const command of commands) {
    const key = `${displayCategory(command.category, known)}\n${firstWord(command.name).toLowerCase()}`;
    members.set(key, [...(members.get(key) ?? []), command]);
  }
  return [...members.values()].map(toFamily);
}

function toFamily<C extends Pick<CommandFields, 'name'>>(members: C[]): Family<C> {
  const [first] = members;
  const name = firstWord(first?.name ?? '');
  if (members.length === 1) return { name: first?.name ?? name, root: first, subs: [] };
  const root = members.find((each) => each.name.trim().toLowerCase() === name.toLowerCase());
  return { name, ...(root && { root }), subs: members.filter((each) => each !== root) };
}
