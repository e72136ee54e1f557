import type { Command } from '@portico/sdk/contracts/commands/schema';

/** Placeholders that bots send for a command without arguments. */
const NOTHING = new Set(['', 'none', 'n/a', '-']);

const takesArguments = (command: Command) => !NOTHING.has(command.arguments.trim().toLowerCase());

/** A command as typed: prefix, name and arguments. */
export function usageOf(command: Command, prefix: string): string {
  const args = takesArguments(command) ? ` ${command.arguments}` : '';
  return `${prefix}${command.name}${args}`;
}

/** The card's id for URL fragments: `command-jail-setup`. */
export const cardId = (name: string) =>
  `command-${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
