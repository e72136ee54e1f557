import type { Command } from '@portico/contracts/commands/schema';
import { roleOfCategory } from '@portico/contracts/rules/commands/categories';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import { withoutCommandSign } from '@portico/contracts/rules/commands/typed-word';

export interface StaffCommand extends Command {
  /** Of the team: the name of the command's hidden category in the site pack. */
  role: string;
}

/** Staff commands, sorted by name (spec 1 §5, §7). Commands of other categories are omitted. */
export function staffCommands(
  commands: readonly Command[],
  categories: CommandCategories,
): StaffCommand[] {
  return commands
    .flatMap((command) => {
      const role = roleOfCategory(command.category, categories);
      return role === undefined ? [] : [{ ...command, role }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Commands of a role whose name, description or alias contains the text, case-insensitively.
 * @param search.role `all`: of any role
 * @param search.text as typed, with or without the sign in front of a command
 * @param search.prefix of the bot
 */
export function findCommands(
  commands: readonly StaffCommand[],
  { text, role, prefix }: { text: string; role: string; prefix: string },
): StaffCommand[] {
  const query = withoutCommandSign(text.trim().toLowerCase(), prefix);
  return commands.filter(
    (command) =>
      (role === 'all' || command.role === role) &&
      [command.name, command.description, ...(command.aliases ?? [])].some((field) =>
        field.toLowerCase().includes(query),
      ),
  );
}
