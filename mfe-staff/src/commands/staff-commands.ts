import type { Command } from 'shared/contracts/commands/schema';

/** Roles of staff commands, in the order of the filter (spec 1 §2). */
export const ROLES = ['Supporter', 'Moderator', 'Administrator', 'Owner'] as const;
export type Role = (typeof ROLES)[number];
export type RoleFilter = Role | 'all';

/** Internal category -> role; every other category is filtered out (spec 1 §5). */
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

/** The commands of the team, sorted by name (spec 1 §5, §7). */
export function staffCommands(commands: readonly Command[]): StaffCommand[] {
  return commands
    .flatMap((command) => {
      const role = ROLE_OF[command.category.trim().toLowerCase()];
      return role ? [{ ...command, role }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Those of a role whose name, description or alias holds the text, in any case. */
export function findCommands(
  commands: readonly StaffCommand[],
  text: string,
  role: RoleFilter,
): StaffCommand[] {
  const wanted = text.trim().toLowerCase();
  return commands.filter(
    (command) =>
      (role === 'all' || command.role === role) &&
      [command.name, command.description, ...(command.aliases ?? [])].some((words) =>
        words.toLowerCase().includes(wanted),
      ),
  );
}
