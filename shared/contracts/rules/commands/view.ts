import type { CommandFields } from './command.ts';
import { once } from '@portico/sdk/rules/once';
import { capitalizeWords } from '@portico/sdk/rules/words';
import { addressOf, cardId, familyId } from './address.ts';
import type { CommandAddress } from './address.ts';
import { displayCategory, isPremium } from './categories.ts';
import type { CommandCategories } from './categories.ts';
import { familiesOf } from './families.ts';
import type { Family } from './families.ts';
import { saysSomething, SLASH, usageOf } from './usage.ts';
import { countOf } from '@portico/sdk/rules/count';

/** One row of a card: `Aliases`, `b, hackban`. */
export interface Fact {
  label: string;
  value: string;
}

/** What a card shows of a command. Optional parts are lists of none or one. */
export interface CommandView {
  name: string;
  /** With the prefix in front: `;ban`. */
  title: string;
  id: string;
  address: CommandAddress;
  description: string;
  category: string;
  /** Prefix, name and arguments. */
  usage: string;
  /** Name as a slash command beside the title: `/ban`; none if it cannot be used as one, or in no other way. */
  slash: string[];
  /** The mark of a command that needs a license; none of others. */
  premium: string[];
  facts: Fact[];
}

/** What the list shows of a family: either its root's card, or a card of its own with its name. */
export interface FamilyView {
  key: string;
  root: CommandView[];
  /** Names the card of a family without a root. */
  heading: { id: string; title: string; names: string; category: string; premium: string[] }[];
  folded: { summary: string; members: CommandView[] }[];
}

export function commandView(
  command: CommandFields,
  prefix: string,
  known: CommandCategories,
): CommandView {
  const { name, description, permissions, aliases, arguments: args, example } = command;
  const fact = (label: string, value: string): Fact[] =>
    saysSomething(value) ? [{ label, value }] : [];
  return {
    name,
    title: prefix + name,
    id: cardId(name),
    address: addressOf(command, known),
    description,
    category: displayCategory(command.category, known),
    usage: usageOf(command, prefix),
    slash: command.slash && prefix !== SLASH ? [SLASH + name] : [],
    premium: markOf(command, known),
    facts: [
      ...fact('Permissions', capitalizeWords(permissions)),
      ...fact('Aliases', (aliases ?? []).join(', ')),
      ...fact('Arguments', args),
      ...fact('Example', example ? prefix + example : ''),
    ],
  };
}

const markOf = (command: Pick<CommandFields, 'name'>, known: CommandCategories): string[] =>
  isPremium(command, known) ? ['Premium'] : [];

/** The entries of the list: commands with their sub-commands folded into them. */
export const familyViews = (
  commands: readonly CommandFields[],
  prefix: string,
  known: CommandCategories,
): FamilyView[] => familiesOf(commands, known).map((family) => familyView(family, prefix, known));

function familyView(
  { name, root, subs }: Family,
  prefix: string,
  known: CommandCategories,
): FamilyView {
  const members = subs.map((each) => commandView(each, prefix, known));
  const category = members[0]?.category ?? '';
  const head = { id: familyId(name), title: prefix + name };
  const names = subs.map((each) => each.name.trim().slice(name.length).trim());
  const count = countOf(members.length, 'sub-command');
  const premium = markOf({ name }, known);
  return {
    key: `${root ? displayCategory(root.category, known) : category}/${name}`,
    root: root ? [commandView(root, prefix, known)] : [],
    heading: root ? [] : [{ ...head, names: `Used with ${anyOf(names)}.`, category, premium }],
    folded: members.length > 0 ? [{ summary: count, members }] : [],
  };
}

const choices = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
/** `add, list, or remove` */
const anyOf = (names: readonly string[]) => choices().format(names);
