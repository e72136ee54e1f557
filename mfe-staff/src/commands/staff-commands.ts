import type { Command } from '@portico/contracts/commands/schema';
import { withoutCommandSign } from '@portico/contracts/rules/commands/typed-word';

/** Roles of staff commands, in the order of the filter (spec 1 §2). */
export const ROLES = ['Supporter', 'Moderator', 'Administrator', 'Owner'] as const;
type Role = (typeof ROLES)[number];
export type RoleFilter = Role | 'all';

/** Internal category -> role; commands of other categories are omitted (spec 1 §5). */
const ROLE_OF: Record<string, Role> = {
  supporter: 'Supporter',
  moderator: 'Moderator',
  administrator: 'Administrator',
  owner: 'Owner',
  jishaku: 'Owner',
};

export interface StaffCommand extends Command {
  role: Role;
}

/** Staff commands, sorted by name (spec 1 §5, §7). */
export function staffCommands(commands: readonly Command[]): StaffCommand[] {
  return commands
    .flatMap((command) => {
      const role = ROLE_OF[command.category.trim().toLowerCase()];
      return role ? [{ ...command, role }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Commands of a role whose name, description or alias contains the text, case-insensitively.
 * @param search.text as typed, with or without the sign in front of a command
 * @param search.prefix of the bot
 */
export function findCommands(
  commands: readonly StaffCommand[],
  { text, role, prefix }: { text: string; role: RoleFilter; prefix: string },
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
