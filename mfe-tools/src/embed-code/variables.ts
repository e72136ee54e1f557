import { picture } from './sample-pictures.ts';

/** A word in braces that the bot replaces when it sends a message, with its sample for the preview. */
export interface Variable {
  /** Name without braces. */
  name: string;
  sample: string;
  about: string;
  group: 'User' | 'Server' | 'Punishments';
  /** Kind of the value, if it is not plain text. */
  kind: 'text' | 'address' | 'mention';
}

type Row = [name: string, sample: string, about: string, kind?: Variable['kind']];

/** Properties of a person: `user.…` and, in punishments, `member.…` (spec 0 §3). */
const person = (prefix: string, name: string, nick: string, id: string): Row[] => [
  [prefix, name, 'Username', 'text'],
  [`${prefix}.id`, id, 'User ID'],
  [`${prefix}.name`, name, 'Username'],
  [`${prefix}.nick`, nick, 'Nickname on the server'],
  [`${prefix}.display`, nick, 'Display name on the server'],
  [`${prefix}.mention`, nick, 'Mention (pings the user)', 'mention'],
  [`${prefix}.discriminator`, '0', 'Old four-digit tag, 0 for new usernames'],
  [`${prefix}.avatar`, picture(name, '#5865f2'), 'Picture', 'address'],
  [`${prefix}.guild.avatar`, picture(nick, '#3ba55d'), 'Server avatar', 'address'],
  [`${prefix}.joined_at`, 'March 14, 2024', 'When they joined the server'],
  [`${prefix}.created_at`, 'August 2, 2019', 'When the account was created'],
];

const GUILD: Row[] = [
  ['guild.id', '412093857610293248', 'Server ID'],
  ['guild.name', 'Lantern Hall', 'Server name'],
  ['guild.icon', picture('Lantern Hall', '#c27c0e'), 'Server icon', 'address'],
  ['guild.created_at', 'May 9, 2020', 'When the server was created'],
  ['guild.count', '1234', 'Members'],
  ['guild.count.format', ordinal(1234), 'Members as 1st, 2nd, 3rd'],
  ['guild.boost_count', '17', 'Boosts'],
  ['guild.boost_count.format', ordinal(17), 'Boosts as 1st, 2nd, 3rd'],
  ['guild.booster_count', '12', 'Members who boost'],
  ['guild.booster_count.format', ordinal(12), 'Members who boost as 1st, 2nd, 3rd'],
  ['guild.boost_tier', '3', 'Boost level'],
  ['guild.vanity', 'lantern', 'Vanity invite'],
];

const PUNISHMENTS: Row[] = [
  ...person('member', 'rowan', 'Rowan', '694208317745102848'),
  ['moderator', 'marlow', 'Moderator'],
  ['reason', 'Advertising in the lobby', 'Why'],
  ['duration', '2 hours', 'Duration'],
  ['case.id', '482', 'Case number'],
  ['appeal.url', 'https://appeal.example/482', 'Where to appeal', 'address'],
];

/** Variables of the feature pages (spec 0 §2). */
const ALIASES: Record<string, string> = {
  user_name: 'user.name',
  guild_name: 'guild.name',
  guild_count: 'guild.count',
  user_joined_at: 'user.joined_at',
};

const rows = (group: Variable['group'], list: Row[]): Variable[] =>
  list.map(([name, sample, about, kind = 'text']) => ({ name, sample, about, kind, group }));

/** All variables of the builder, in display order. */
export const VARIABLES: readonly Variable[] = [
  ...rows('User', person('user', 'juniper', 'Juniper', '381920475610824704')),
  ...rows('Server', GUILD),
  ...rows('Punishments', PUNISHMENTS),
];

const BY_NAME = new Map(VARIABLES.map((variable) => [variable.name, variable]));
for (const [alias, name] of Object.entries(ALIASES)) {
  const known = BY_NAME.get(name);
  if (known) BY_NAME.set(alias, known);
}

/** @param name without braces @returns undefined for an unknown variable */
export function variableOf(name: string): Variable | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** A word in braces. Variables have no blanks. */
const BRACED = /\{([\w.]{1,40})\}/g;

/** Custom samples by name of the variable. */
export type Samples = ReadonlyMap<string, string>;

const OURS: Samples = new Map();

/** Sample of a variable in the preview. */
export const sampleOf = ({ name, sample }: Variable, samples: Samples = OURS): string =>
  samples.get(name) ?? sample;

/**
 * Replaces every known variable by its sample, in one pass: samples are not expanded again.
 */
export function expandVariables(text: string, samples: Samples = OURS): string {
  return text.replace(BRACED, (whole, name: string) => {
    const variable = variableOf(name);
    return variable ? sampleOf(variable, samples) : whole;
  });
}

/** Words in braces that look like variables but are unknown: the bot would not replace them. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(BRACED)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => /[a-z]/i.test(name) && !variableOf(name)))];
}

/** Variables that a text uses, each once. */
export function usedVariables(text: string): Variable[] {
  const found = [...text.matchAll(BRACED)].flatMap(([, name = '']) => variableOf(name) ?? []);
  return [...new Set(found)];
}

/** 1 is 1st, 11 is 11th, 1234 is 1234th. */
export function ordinal(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13;
  const ending = teens ? undefined : ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[count % 10];
  return `${count}${ending ?? 'th'}`;
}
