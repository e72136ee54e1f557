import type { Command } from '@portico/contracts/commands/schema';
import { exampleOf } from './example.ts';

/** Internal categories whose commands are no slash commands. */
const PREFIX_ONLY = new Set([
  'supporter',
  'moderator',
  'administrator',
  'owner',
  'jishaku',
  'roleplay',
]);

/**
 * Parses a category's commands from a table: one command per line, columns separated by `|`: name,
 * description, permissions, arguments and, optionally, comma-separated aliases.
 * @throws Error with the line that has too few or too many columns
 */
export function category(key: string, table: string): Command[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readLine(key, line));
}

function readLine(key: string, line: string): Command {
  const columns = line.split('|').map((column) => column.trim());
  const [name, description, permissions, args, aliases] = columns;
  if (!name || !description || !permissions || !args || columns.length > 5) {
    throw new Error(`Category ${key}: invalid command line: "${line}"`);
  }
  const example = exampleOf(name, args);
  return {
    name,
    description,
    category: key,
    permissions,
    arguments: args,
    slash: !PREFIX_ONLY.has(key),
    ...(example === undefined ? {} : { example }),
    ...(aliases ? { aliases: aliases.split(',').map((alias) => alias.trim()) } : {}),
  };
}
