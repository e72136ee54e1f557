import { category } from './table.ts';

/** Internal category shown as Leveling (spec 0 §3). */
export const leveling = category(
  'leveling',
  `
  level | Shows a level card with rank and progress | none | [member] | rank, lvl
  leaderboard | Ranks the server by level | none | none | lb, levels
  rewards | Lists the role rewards for each level | none | none | levelroles
  rewards add | Adds a role reward for a level | manage roles | <level> <role>
  rewards remove | Removes the role reward of a level | manage roles | <level>
  rewards stack | Keeps earlier reward roles or replaces them | manage roles | <on or off>
  levels setup | Turns on levels and sets the channel for level-up messages | manage guild | [channel]
  levels message | Sets the embed for level-up messages | manage guild | <embed code>
  levels multiplier | Sets how much faster a channel or role earns experience | manage guild | <channel or role> <factor>
  levels ignore | Excludes a channel or role from earning experience | manage guild | <channel or role>
  levels set | Sets the level of a member | administrator | <member> <level>
  levels reset | Resets the levels of a member or the whole server | administrator | [member]
  `,
);
