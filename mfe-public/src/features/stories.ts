import { automod } from './stories/automod.ts';
import { bump } from './stories/bump.ts';
import { buttonroles } from './stories/buttonroles.ts';
import { economy } from './stories/economy.ts';
import { giveaways } from './stories/giveaways.ts';
import { leveling } from './stories/leveling.ts';
import { music } from './stories/music.ts';
import { tickets } from './stories/tickets.ts';
import { vanityroles } from './stories/vanityroles.ts';
import { voicemaster } from './stories/voicemaster.ts';
import { welcome } from './stories/welcome.ts';
import type { Story } from './story.ts';

/** Name in the address -> what the page tells. */
export const STORIES: Readonly<Record<string, Story>> = {
  automod,
  tickets,
  welcome,
  music,
  economy,
  giveaways,
  voicemaster,
  vanityroles,
  buttonroles,
  leveling,
  bump,
};
