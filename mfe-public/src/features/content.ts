import { automod } from './content/automod.ts';
import { bump } from './content/bump.ts';
import { buttonroles } from './content/buttonroles.ts';
import { economy } from './content/economy.ts';
import { giveaways } from './content/giveaways.ts';
import { leveling } from './content/leveling.ts';
import { music } from './content/music.ts';
import { tickets } from './content/tickets.ts';
import { vanityroles } from './content/vanityroles.ts';
import { voicemaster } from './content/voicemaster.ts';
import { welcome } from './content/welcome.ts';
import type { FeatureContent } from './feature-content.ts';

/** Slug -> content of the feature page. */
export const FEATURE_CONTENT: Readonly<Record<string, FeatureContent>> = {
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
