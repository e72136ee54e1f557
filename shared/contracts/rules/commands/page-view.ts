import { addressOf, slugOf } from './address.ts';
import type { CommandAddress } from './address.ts';
import { displayCategory } from './categories.ts';
import type { CommandCategories } from './categories.ts';
import type { CommandFields } from './command.ts';
import { familiesOf } from './families.ts';
import { argumentsOf, saysSomething, SLASH, usageOf } from './usage.ts';
import { commandView } from './view.ts';
import type { Fact } from './view.ts';

/** How many other commands of the category a page names. */
const MAX_OTHERS = 6;

interface CommandLink {
  title: string;
  address: CommandAddress;
  description: string;
}

/** What the page of a command shows. Optional parts are lists of none or one. */
export interface CommandPageView {
  /** The one address of the command. */
  address: CommandAddress;
  name: string;
  title: string;
  description: string;
  /** One entry. */
  categories: { label: string; address: string }[];
  /** The mark of a command that needs a license; none of others. */
  premium: string[];
  /** How it is typed: `Prefix`, `;ban <user>`. */
  forms: { label: string; text: string }[];
  example: string[];
  facts: Fact[];
  parameters: { title: string; entries: { name: string; need: string }[] }[];
  related: { title: string; entries: CommandLink[] }[];
}

/**
 * The command of an address. Where no command has it, one whose name differs in hyphens only is found, because
 * people type `jail-setup` for both `jail setup` and `jail-setup`.
 * @param path of the address: display category and name
 */
export function findCommand<C extends Pick<CommandFields, 'name' | 'category'>>(
  commands: readonly C[],
  path: { category?: string | undefined; name?: string | undefined },
  known: CommandCategories,
): C | undefined {
  const slug = path.name?.toLowerCase();
  const exact = commands.filter((each) => slugOf(each.name) === slug);
  const named =
    exact.length > 0
      ? exact
      : commands.filter((each) => withSingleHyphens(slugOf(each.name)) === slug);
  const category = path.category?.toLowerCase();
  return (
    named.find((each) => displayCategory(each.category, known).toLowerCase() === category) ??
    named[0]
  );
}

const withSingleHyphens = (slug: string) => slug.replace(/-+/g, '-');

/** @param commands all that the visitor may see, sorted by name */
export function commandPageView(
  commands: readonly CommandFields[],
  command: CommandFields,
  prefix: string,
  known: CommandCategories,
): CommandPageView {
  const label = displayCategory(command.category, known);
  const { title, slash, premium, facts } = commandView(command, prefix, known);
  const { name, description, arguments: args, example } = command;
  const parameters = argumentsOf(args).map(({ name, isRequired }) => ({
    name,
    need: isRequired ? 'Required' : 'Optional',
  }));
  const address = addressOf(command, known);
  return {
    address,
    name,
    title,
    description,
    categories: [{ label, address: address.category }],
    premium,
    forms: [
      ...(prefix === SLASH ? [] : [{ label: 'Prefix', text: usageOf(command, prefix) }]),
      ...(prefix === SLASH || slash.length > 0
        ? [{ label: 'Slash', text: usageOf(command, SLASH) }]
        : []),
    ],
    example: example ? [prefix + example] : [],
    facts: [
      ...facts.filter((fact) => fact.label === 'Permissions' || fact.label === 'Aliases'),
      // Arguments of another form than `<required> [optional]` are shown as they are.
      ...(parameters.length === 0 && saysSomething(args)
        ? [{ label: 'Arguments', value: args }]
        : []),
    ],
    parameters: parameters.length > 0 ? [{ title: 'Arguments', entries: parameters }] : [],
    related: relatedOf(commands, { name, category: command.category }, prefix, known),
  };
}

function relatedOf(
  commands: readonly CommandFields[],
  command: Pick<CommandFields, 'name' | 'category'>,
  prefix: string,
  known: CommandCategories,
): CommandPageView['related'] {
  const label = displayCategory(command.category, known);
  const link = (each: CommandFields): CommandLink => ({
    title: prefix + each.name,
    address: addressOf(each, known),
    description: each.description,
  });
  const near = commands.filter(({ category }) => displayCategory(category, known) === label);
  const families = familiesOf(near, known);
  const own = families.find(({ root, subs }) =>
    [root, ...subs].some((each) => each?.name === command.name),
  );
  const kin = own ? [...(own.root ? [own.root] : []), ...own.subs] : [];
  const others = near.filter((each) => !kin.includes(each));
  const index = others.findIndex(({ name }) => name > command.name);
  const start = Math.max(
    0,
    Math.min(index < 0 ? others.length : index, others.length - MAX_OTHERS),
  );
  const list = (title: string, some: readonly CommandFields[]) =>
    some.length > 0 ? [{ title, entries: some.map(link) }] : [];
  return [
    ...list(
      own?.root?.name === command.name ? 'Sub-commands' : 'Related commands',
      kin.length > 1 ? kin.filter(({ name }) => name !== command.name) : [],
    ),
    ...list(`More in ${label}`, others.slice(start, start + MAX_OTHERS)),
  ];
}
