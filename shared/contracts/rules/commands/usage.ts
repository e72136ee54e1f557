import type { CommandFields } from './command.ts';

/** In front of slash commands: the prefix of a bot that has no other one. */
export const SLASH = '/';

/** What bots send in place of nothing. */
const NOTHING = new Set(['', 'none', 'n/a', '-']);

/** Whether a text of a command says something: bots send `none` for no arguments. */
export const saysSomething = (text: string) => !NOTHING.has(text.trim().toLowerCase());

/** A command as typed: prefix, name and arguments. */
export function usageOf(
  { name, arguments: args }: Pick<CommandFields, 'name' | 'arguments'>,
  prefix: string,
): string {
  return `${prefix}${name}${saysSomething(args) ? ` ${args}` : ''}`;
}

/** One argument of a command. */
export interface Argument {
  name: string;
  isRequired: boolean;
}

/** The arguments in `<required> [optional]`; none if the text has another form. */
export function argumentsOf(text: string): Argument[] {
  return Array.from(text.matchAll(/<([^<>]+)>|\[([^[\]]+)\]/g), ([, required, optional]) => ({
    name: (required ?? optional ?? '').trim(),
    isRequired: required !== undefined,
  }));
}
