import type { Command } from 'shared/contracts/commands/schema';

/** Bots write these where a command takes nothing. */
const NOTHING = new Set(['', 'none', 'n/a', '-']);

const takesArguments = (command: Command) => !NOTHING.has(command.arguments.trim().toLowerCase());

/** A command as one types it: prefix, name and arguments. */
export function usageOf(command: Command, prefix: string): string {
  const args = takesArguments(command) ? ` ${command.arguments}` : '';
  return `${prefix}${command.name}${args}`;
}

/** The card's id, by which an address points at it: `#command-jail-setup`. */
export const cardId = (name: string) =>
  `command-${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
