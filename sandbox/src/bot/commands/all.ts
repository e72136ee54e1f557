import type { Command } from '@portico/contracts/commands/schema';
import { administration } from './administration.ts';
import { automod } from './automod.ts';
import { donator } from './donator.ts';
import { economy } from './economy.ts';
import { fun } from './fun.ts';
import { hidden } from './hidden.ts';
import { leveling } from './leveling.ts';
import { moderation } from './moderation.ts';
import { music } from './music.ts';
import { settings } from './settings.ts';
import { social } from './social.ts';
import { tickets } from './tickets.ts';
import { utility } from './utility.ts';
import { utilityTools } from './utility-tools.ts';
import { voice } from './voice.ts';

/** All commands of the simulated bot, including the team's hidden commands. */
export const allCommands: readonly Command[] = [
  ...administration,
  ...automod,
  ...donator,
  ...economy,
  ...fun,
  ...leveling,
  ...moderation,
  ...music,
  ...settings,
  ...social,
  ...tickets,
  ...utility,
  ...utilityTools,
  ...voice,
  ...hidden,
];
