import type { TeamProfile } from '@portico/contracts/ingest/team';
import { personOf } from '../discord/population.ts';
import { chance } from '../noise/noise.ts';
import { demoTeam } from '../people/members.ts';

const STREAM = 701;
/** Social links of fictional people, on reserved hosts. */
const PLATFORMS = ['github', 'discord', 'youtube', 'spotify', 'twitter', 'steam', 'custom'];
/** Discord's role colors with enough contrast to white text. */
const COLORS = ['#5865f2', '#1f8b4c', '#ad1457', '#a84300', '#206694', '#71368a'];

/** Profiles of the demo team, deterministic for a seed. @param now epoch seconds */
export function teamProfiles(seed: number, now: number): TeamProfile[] {
  return demoTeam.map(({ id, name }, who) => {
    const person = personOf(id, now);
    const accent = person?.accent_color;
    const handle = name.toLowerCase();
    const own = PLATFORMS.filter((_, index) => chance(seed, STREAM, who, index) < 0.4);
    return {
      user_id: id,
      username: name,
      socials: Object.fromEntries(
        own.map((platform) => [platform, `https://${platform}.example/${handle}`]),
      ),
      avatar: person?.avatar ?? null,
      decoration: person?.avatar_decoration_data?.asset ?? null,
      banner: person?.banner ?? null,
      banner_color: accent
        ? `#${accent.toString(16).padStart(6, '0')}`
        : // Some members have no color.
          who % 3 === 2
          ? null
          : (COLORS[who % COLORS.length] ?? null),
    };
  });
}
