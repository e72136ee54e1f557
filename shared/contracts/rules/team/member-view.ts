import { avatarUrl, bannerUrl, decorationUrl } from '@portico/sdk/rules/discord-cdn';
import { compareSnowflakes } from '@portico/sdk/rules/snowflake';
import { activityViews } from './activity.ts';
import type { Activity, ActivityView } from './activity.ts';
import { rankOf } from '@portico/sdk/rules/team/ranks';
import type { TeamRank } from '@portico/sdk/rules/team/ranks';
import { PLATFORM_NAMES, socialLinks } from './socials.ts';
import type { Platform, SocialLink } from './socials.ts';

/** Widths of pictures in CSS pixels. */
const AVATAR = 72;
const BANNER = 600;
/** Ratio of decoration to avatar in Discord. */
const DECORATION_RATIO = 1.2;

/** The fields of a member that a card shows. */
export interface MemberFields {
  user_id: string;
  rank?: string | null | undefined;
  username?: string | null | undefined;
  socials: unknown;
  user_data?:
    | {
        avatar?: string | null | undefined;
        decoration?: string | null | undefined;
        banner?: string | null | undefined;
        banner_color?: string | null | undefined;
        activity?: Activity | null | undefined;
      }
    | null
    | undefined;
}

/** Texts and addresses of a member's card. Optional parts are lists of none or one. */
export interface MemberView {
  name: string;
  rank: string;
  avatar: string;
  decoration: string[];
  banner: string[];
  /** Colors behind the banner, six hexadecimal digits after `#`. */
  colors: string[];
  activity: ActivityView[];
  socials: Record<Platform, SocialLink[]>;
}

/** The first screen of the team: the members of each rank, in groups of none or one. */
export type TeamScreen = Record<TeamRank, { members: MemberView[] }[]>;

/** What is known beyond the team's answer, and how pictures are shown. */
interface MemberOptions {
  cdn: string;
  animated: boolean;
  name?: string;
  avatar?: string | null;
  activity?: Activity | null;
}

export function memberView(member: MemberFields, options: MemberOptions): MemberView {
  const { user_id: id, user_data: data } = member;
  const { cdn, animated } = options;
  const avatar = options.avatar ?? data?.avatar ?? null;
  const banner = bannerUrl(cdn, { id, banner: data?.banner ?? null }, { size: BANNER, animated });
  const decoration = decorationUrl(cdn, data?.decoration ?? null, AVATAR * DECORATION_RATIO * 2);
  const links = socialLinks(member.socials);
  return {
    name: options.name || member.username || id,
    rank: member.rank || 'Team',
    avatar: avatarUrl(cdn, { id, avatar }, { size: AVATAR * 2, animated }),
    decoration: decoration ? [decoration] : [],
    banner: banner ? [banner] : [],
    colors: [data?.banner_color ?? ''].filter((color) => /^#[0-9a-f]{6}$/i.test(color)),
    activity: activityViews(options.activity ?? data?.activity, options),
    socials: Object.fromEntries(
      PLATFORM_NAMES.map((name) => [name, links.filter(({ platform }) => platform === name)]),
    ) as MemberView['socials'],
  };
}

export function teamScreen(members: readonly MemberFields[], cdn: string): TeamScreen {
  const sorted = [...members].sort((a, b) => compareSnowflakes(a.user_id, b.user_id));
  const group = (rank: TeamRank) => {
    const own = sorted.filter((each) => rankOf(each) === rank);
    return own.length > 0
      ? [{ members: own.map((each) => memberView(each, { cdn, animated: false })) }]
      : [];
  };
  return {
    Owner: group('Owner'),
    Administrator: group('Administrator'),
    Moderator: group('Moderator'),
    Supporter: group('Supporter'),
    Other: group('Other'),
  };
}
