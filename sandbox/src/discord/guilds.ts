import type { RESTAPIPartialCurrentUserGuild } from 'discord-api-types/v10';
import { demoAccounts, type DemoAccountKey } from '../people/accounts.ts';
import { newGuild, type DiscordGuild, type GuildFeature } from './new-guild.ts';

/** A server of a user in the response of `GET /users/@me/guilds`. */
export type Membership = Omit<RESTAPIPartialCurrentUserGuild, 'features'> & {
  features: GuildFeature[];
};

/** Permission sets in Discord's format: decimal strings of up to 64 bits. */
const permissions = {
  everything: '2251799813685247',
  /** The example of Discord's documentation: bits 0x8 and 0x20 are 0. */
  withoutManage: '36953089',
  administrator: '8',
  manageGuild: '36953121',
  member: '104324673',
  /** MODERATE_MEMBERS is above 32 bits. */
  moderateMembers: '1099615952449',
} as const;
type Right = keyof typeof permissions;

interface DemoGuild {
  guild: DiscordGuild;
  hasBot: boolean;
  rights: Partial<Record<DemoAccountKey, Right>>;
}

const accountIds = Object.fromEntries(demoAccounts.map(({ key, user }) => [key, user.id]));
/** Owner of servers that no demo account owns. */
const UNKNOWN_OWNER_ID = '181073543628882305';

interface GuildOptions {
  icon?: string | null;
  banner?: string;
  features?: GuildFeature[];
  /** False: the bot was never invited. */
  hasBot?: boolean;
}

function guild(
  id: string,
  name: string,
  owner: DemoAccountKey | 'unknown',
  members: number,
  rights: DemoGuild['rights'],
  options: GuildOptions = {},
): DemoGuild {
  return {
    hasBot: options.hasBot ?? true,
    rights,
    guild: newGuild({
      id,
      name,
      icon:
        options.icon === undefined
          ? id.padStart(32, '0').split('').reverse().join('')
          : options.icon,
      banner: options.banner ?? null,
      owner_id: accountIds[owner] ?? UNKNOWN_OWNER_ID,
      features: options.features ?? [],
      approximate_member_count: members,
      approximate_presence_count: Math.ceil(members * 0.24),
    }),
  };
}

const demoGuilds: readonly DemoGuild[] = [
  guild(
    '267593240272703488',
    'Support Lounge',
    'owner',
    48_213,
    {
      owner: 'everything',
      administrator: 'administrator',
      moderator: 'manageGuild',
      supporter: 'moderateMembers',
      customer: 'member',
      visitor: 'member',
    },
    {
      icon: 'a_8fd1c0f1c7b94f0ea3b1d3f37a6f2b55',
      banner: 'bb42bdc37653b7cf58c4c8cc622e76cb',
      features: ['COMMUNITY', 'VERIFIED', 'ANIMATED_ICON', 'BANNER'],
    },
  ),
  guild(
    '322708300393226331',
    '1337 Krew',
    'customer',
    3_268,
    { customer: 'withoutManage', visitor: 'member' },
    { features: ['COMMUNITY', 'NEWS'] },
  ),
  guild('377823360513749174', 'Lantern Harbour', 'customer', 912, { customer: 'everything' }),
  guild('432938420634272017', 'Pixel Foundry', 'customer', 12_480, {
    customer: 'everything',
    moderator: 'member',
  }),
  guild('488053480754794860', 'Quiet Study Hall', 'customer', 87, { customer: 'everything' }),
  guild('543168540874641863', '<b>Not bold</b> & "Friends"', 'customer', 14, {
    customer: 'everything',
  }),
  guild('598283600995164706', 'Weekend Raiders', 'unknown', 5_120, { customer: 'administrator' }),
  guild('653398661115687549', 'Tabletop Tavern', 'unknown', 2_044, {
    customer: 'administrator',
    supporter: 'member',
  }),
  guild('708513721236210392', 'Synthwave Society', 'unknown', 7_733, { customer: 'manageGuild' }),
  guild(
    '763628781356733235',
    'Böcker & Bücher 書籍 🎧',
    'unknown',
    431,
    { customer: 'manageGuild' },
    { icon: null },
  ),
  guild('818743841476580238', 'Speedrun Central', 'unknown', 151_902, {
    customer: 'member',
    administrator: 'member',
  }),
  guild('873858901597103081', 'Indie Devs United', 'unknown', 23_771, {
    customer: 'moderateMembers',
    supporter: 'manageGuild',
  }),
  guild(
    '928973961717625924',
    'Fresh Server',
    'visitor',
    1,
    { visitor: 'everything' },
    { icon: null, hasBot: false },
  ),
  guild('984089021838148767', 'Photography Lounge', 'unknown', 1_905, {
    visitor: 'member',
    moderator: 'administrator',
  }),
  guild(
    '1039204081958671610',
    'Team Backstage',
    'owner',
    19,
    {
      owner: 'everything',
      administrator: 'everything',
      moderator: 'member',
      supporter: 'member',
    },
    { features: [] },
  ),
  guild('1094319142078518613', 'Retro Arcade', 'administrator', 640, {
    administrator: 'everything',
    customer: 'administrator',
  }),
];

/**
 * The servers of a demo account, ordered by id as Discord orders them.
 * @param withCounts adds approximate member counts, like `with_counts=true`
 */
export function membershipsOf(key: DemoAccountKey, withCounts: boolean): Membership[] {
  return demoGuilds.flatMap(({ guild: server, rights }) => {
    const right = rights[key];
    if (!right) return [];
    const { id, name, icon, banner, features, owner_id } = server;
    const { approximate_member_count, approximate_presence_count } = server;
    return [
      {
        id,
        name,
        icon,
        banner,
        features,
        owner: owner_id === accountIds[key],
        permissions: permissions[right],
        ...(withCounts ? { approximate_member_count, approximate_presence_count } : {}),
      },
    ];
  });
}

/** A demo server by id, and whether the bot is in it. */
export function demoGuild(id: string): { guild: DiscordGuild; hasBot: boolean } | undefined {
  return demoGuilds.find(({ guild: server }) => server.id === id);
}
