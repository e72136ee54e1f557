import {
  BLACKLIST_KINDS,
  BLACKLISTS,
  type BlacklistKind,
} from '@portico/contracts/blacklists/kinds';
import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import { demoTeam } from '../people/members.ts';
import { allCommands } from './commands/all.ts';
import { chance } from '../noise/noise.ts';
import { personAt, serverAt } from './people.ts';
import { DAY, floorTo, HOUR, MINUTE } from './time.ts';

const STREAM = { who: 901, moderator: 902, duration: 903, reason: 904, age: 905, thing: 906 };

/** Number of entries; of other kinds 40. */
const SIZES: Partial<Record<BlacklistKind, number>> = {
  'user/users': 142,
  'user/commands': 63,
  'user/cogs': 48,
  'server/servers': 39,
  'server/commands': 41,
  'server/cogs': 27,
};

/** Seconds; 0: permanent. */
const DURATIONS = [
  0,
  0,
  0,
  45,
  30 * MINUTE,
  6 * HOUR + 15 * MINUTE,
  DAY,
  3 * DAY + 4 * HOUR,
  14 * DAY,
  90 * DAY,
  365 * DAY,
];

const REASONS = [
  'Spam in several channels',
  'Advertising in direct messages after two warnings',
  'Self-bot, confirmed by the logs',
  'Exploited the daily reward with an alternate account',
  'Raided a partner server',
  'Abuse of the report form',
  'Harassment of other members, see ticket 4821',
  'Scam links, account probably taken over',
  '-500 reputation bought with a glitch',
  'Repeated insults („nur Spaß“), appeal denied',
  'Floods the music queue',
  '=HYPERLINK("https://example.com","free coins") posted as a bio',
  'Uses the bot to get around a ban',
  'No reason given',
];

const COGS = ['Economy', 'Fun', 'Leveling', 'Moderation', 'Music', 'Social', 'Utility'];

const pick = <Item>(items: readonly Item[], random: number): Item | undefined =>
  items[Math.floor(random * items.length)];

/** The entries of a blacklist on a day, deterministic for a seed. @param now epoch seconds, UTC */
export function blacklistOf(seed: number, kind: BlacklistKind, now: number): BlacklistEntry[] {
  const { subject, thing } = BLACKLISTS[kind];
  const stream = BLACKLIST_KINDS.indexOf(kind);
  const today = floorTo(DAY, now);
  return Array.from({ length: SIZES[kind] ?? 40 }, (_, index) => {
    const random = (of: number) => chance(seed, of, stream, index);
    const who = index + Math.floor(random(STREAM.who) * 3) * 200;
    const command = pick(allCommands, random(STREAM.thing))?.name ?? 'help';
    return {
      ...(subject === 'user' ? { user_id: personAt(who + 1) } : { guild_id: serverAt(who) }),
      moderator_id: pick(demoTeam, random(STREAM.moderator))?.id ?? personAt(0),
      duration: pick(DURATIONS, random(STREAM.duration)) ?? 0,
      reason: pick(REASONS, random(STREAM.reason)) ?? '',
      timestamp: today - Math.floor(random(STREAM.age) ** 2 * 240 * DAY) - index,
      ...(thing && {
        [thing]: thing === 'cog' ? (pick(COGS, random(STREAM.thing)) ?? 'Music') : command,
      }),
    };
  });
}
