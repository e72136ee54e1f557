import { avatarUrl, bannerUrl, decorationUrl } from '@portico/sdk/rules/discord-cdn';
import { compareSnowflakes } from '@portico/sdk/rules/snowflake';
import { activityViews } from './activity.ts';
import type { Activity, ActivityView } from './activity.ts';
import type { TeamLook, TeamRanks } from '../../pack/team.ts';
import { groupsOf, rankWords } from './groups.ts';
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
  /** Of the banner: those of the first group are the largest pictures of the first screen. */
  loading: 'eager' | 'lazy';
  avatar: string;
  decoration: string[];
  banner: string[];
  /** Colors behind the banner, six hexadecimal digits after `#`. */
  colors: string[];
  activity: ActivityView[];
  socials: Record<Platform, SocialLink[]>;
}

/** The members of a rank below its heading. Of the looks, one has an entry, and the others are absent. */
export interface TeamGroupView extends Partial<Record<TeamLook, { members: MemberView[] }[]>> {
  title: string;
  /** None or one. */
  tagline: string[];
}

/** The first screen of the team. */
export interface TeamScreen {
  groups: TeamGroupView[];
}

/** What is known beyond the team's answer, and how pictures are shown. */
interface MemberOptions {
  cdn: string;
  ranks: TeamRanks;
  animated: boolean;
  /** Of the first group on the page. */
  isFirst: boolean;
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
    rank: rankWords(member, options.ranks).name || 'Team',
    loading: options.isFirst ? 'eager' : 'lazy',
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

/** @param members in any order */
export function teamScreen(
  members: readonly MemberFields[],
  ranks: TeamRanks,
  cdn: string,
): TeamScreen {
  const sorted = [...members].sort((a, b) => compareSnowflakes(a.user_id, b.user_id));
  const groups = groupsOf(sorted, ranks).map(({ title, tagline, look, members: own }, index) => {
    const options = { cdn, ranks, animated: false, isFirst: index === 0 };
    return {
      title,
      tagline: tagline === undefined ? [] : [tagline],
      [look]: [{ members: own.map((each) => memberView(each, options)) }],
    };
  });
  return { groups };
}
