import type {
  APIGuild,
  GuildFeature as Feature,
  Locale,
  RESTGetAPIGuildResult,
} from 'discord-api-types/v10';

/** Discord's enumerations of texts, by their values. */
export type GuildFeature = `${Feature}`;

/** Discord's guild object. */
export type DiscordGuild = Omit<RESTGetAPIGuildResult, 'features' | 'preferred_locale'> & {
  features: GuildFeature[];
  preferred_locale: `${Locale}`;
  approximate_member_count: number;
  approximate_presence_count: number;
};

type GuildInput = Pick<
  DiscordGuild,
  | 'id'
  | 'name'
  | 'icon'
  | 'banner'
  | 'owner_id'
  | 'features'
  | 'approximate_member_count'
  | 'approximate_presence_count'
>;

/** Discord's types name single bits only. */
export const noFlags = (): number => 0;

/** VIEW_CHANNEL and SEND_MESSAGES. */
const EVERYONE_MAY = '3072';

/** A server in Discord's format. */
export function newGuild(input: GuildInput): DiscordGuild {
  return {
    ...input,
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    default_message_notifications: 1,
    description: null,
    discovery_splash: null,
    emojis: [],
    explicit_content_filter: 2,
    hub_type: null,
    incidents_data: null,
    max_members: 500_000,
    mfa_level: 0,
    nsfw_level: 0,
    preferred_locale: 'en-US',
    premium_progress_bar_enabled: false,
    premium_tier: 0,
    public_updates_channel_id: null,
    roles: [everyone(input.id)],
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    splash: null,
    stickers: [],
    system_channel_flags: noFlags(),
    system_channel_id: null,
    vanity_url_code: null,
    verification_level: 1,
  };
}

const everyone = (id: string): APIGuild['roles'][number] => ({
  id,
  name: '@everyone',
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  position: 0,
  permissions: EVERYONE_MAY,
  managed: false,
  mentionable: false,
  flags: noFlags(),
});
