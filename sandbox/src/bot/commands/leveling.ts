import { category } from './table.ts';

/** Internal category shown as Leveling (spec 0 §3). */
export const leveling = category(
  'leveling',
  `
  level | Shows your level card with rank and progress, or somebody else's | none | [member] | rank, lvl
  leaderboard | Ranks the server by level, with pages | none | none | lb, levels
  rewards | Lists the roles that members get for reaching a level | none | none | levelroles
  rewards add | Gives a role from a level on | manage roles | <level> <role>
  rewards remove | Takes a role off the rewards | manage roles | <level>
  rewards stack | Keeps earlier reward roles or replaces them | manage roles | <on or off>
  levels setup | Switches levels on and picks the channel for congratulations | manage guild | [channel]
  levels message | Sets the embed that congratulates on a new level | manage guild | <embed code>
  levels multiplier | Earns faster in a channel or with a role | manage guild | <channel or role> <factor>
  levels ignore | Earns nothing in a channel or with a role | manage guild | <channel or role>
  levels set | Puts a member on a level | administrator | <member> <level>
  levels reset | Starts a member or the whole server from zero | administrator | [member]
  `,
);
