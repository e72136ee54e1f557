import type { APIUser } from 'discord-api-types/v10';

/** Discord's user object. */
export type DiscordUser = APIUser &
  Required<
    Pick<APIUser, 'accent_color' | 'avatar_decoration_data' | 'banner' | 'flags' | 'public_flags'>
  >;

export type DemoAccountKey =
  | 'visitor'
  | 'customer'
  | 'owner'
  | 'administrator'
  | 'moderator'
  | 'supporter';

export interface DemoAccount {
  /** Value of the button on the sign-in page. */
  key: DemoAccountKey;
  /** Line below the name on the sign-in page. */
  about: string;
  /** Two-factor authentication. */
  mfa: boolean;
  user: DiscordUser;
}

const plain = {
  discriminator: '0',
  banner: null,
  accent_color: null,
  collectibles: null,
  flags: 0,
  primary_guild: null,
  public_flags: 0,
};

/** The demo accounts, in the order of the sign-in page. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'visitor',
    about: 'New here, has bought nothing',
    mfa: false,
    user: {
      ...plain,
      id: '951908035322847232',
      username: 'visitor',
      global_name: 'Visitor',
      avatar: null,
      avatar_decoration_data: null,
    },
  },
  {
    key: 'customer',
    about: 'Owns servers and invoices',
    mfa: false,
    user: {
      ...plain,
      id: '473052869059424293',
      username: 'customer',
      global_name: 'Customer',
      avatar: 'c5f2a6734a2ea541660b36592fbfbc6a',
      accent_color: 0x3ba55c,
      avatar_decoration_data: null,
    },
  },
  {
    key: 'owner',
    about: 'Leads the team',
    mfa: true,
    user: {
      ...plain,
      id: '243483102788599882',
      username: 'owner',
      global_name: 'Owner',
      avatar: 'a_71dff8ee2c6a42758f6c2df4bd3b7d73',
      banner: '7254b8e1d0c7b204cee9eb2a5a27798a',
      accent_color: 0x5865f2,
      avatar_decoration_data: {
        asset: 'a_bbfd403096f9faf3e881e91ca19098cc',
        sku_id: '1144058844004233369',
      },
    },
  },
  {
    key: 'administrator',
    about: 'Team member, runs the back office',
    mfa: true,
    user: {
      ...plain,
      id: '325978243918745711',
      username: 'administrator',
      global_name: 'Administrator',
      avatar: '555e311b11a8e011cdc8bd8edb7a0e44',
      banner: '874e745673ef87126273935e28cf4ab8',
      accent_color: 0xed4245,
      avatar_decoration_data: null,
    },
  },
  {
    key: 'moderator',
    about: 'Team member, keeps order',
    mfa: true,
    user: {
      ...plain,
      id: '548911572295229588',
      username: 'moderator',
      global_name: 'Moderator',
      avatar: '6edf9ef8abc31bfc2f17c74f1e19ab6c',
      accent_color: 0,
      avatar_decoration_data: null,
    },
  },
  {
    key: 'supporter',
    about: 'Team member, answers questions',
    mfa: false,
    user: {
      ...plain,
      id: '762578660325863609',
      username: 'supporter',
      global_name: null,
      avatar: null,
      avatar_decoration_data: null,
    },
  },
];

export function demoAccount(key: string): DemoAccount | undefined {
  return demoAccounts.find((account) => account.key === key);
}

/** Name of an account on the sign-in page: display name or username. */
export function accountName({ user }: DemoAccount): string {
  const name = user.global_name ?? user.username;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
