import { z } from 'zod';
import { mayManage } from './guild-permissions.ts';

/** Snowflakes stay strings, because a number cannot represent 64 bits. */
const Snowflake = z.string().regex(/^\d{1,20}$/);
const ImageHash = z
  .string()
  .regex(/^\w{1,64}$/)
  .nullish()
  .transform((hash) => hash ?? null);
const Count = z
  .int()
  .nonnegative()
  .optional()
  .transform((count) => count ?? null);

/** Answer of `/users/@me` and `/users/{id}`, converted to our names. */
export const DiscordUser = z
  .object({
    id: Snowflake,
    username: z.string(),
    global_name: z.string().nullish(),
    discriminator: z.string().default('0'),
    avatar: ImageHash,
    banner: ImageHash,
    accent_color: z.int().nullish(),
    avatar_decoration_data: z.object({ asset: z.string() }).nullish(),
    bot: z.boolean().default(false),
    /** Only `/users/@me` has it. */
    mfa_enabled: z.boolean().default(false),
    /** With the scope `email` only. */
    email: z.string().nullish(),
    verified: z.boolean().default(false),
  })
  .transform((user) => ({
    id: user.id,
    username: user.username,
    /** The name that Discord shows: the display name, otherwise the user name. */
    displayName: user.global_name || user.username,
    /** `0` for names without a discriminator. */
    discriminator: user.discriminator,
    avatar: user.avatar,
    banner: user.banner,
    /** 0xRRGGBB; 0 is black, null means none. */
    accentColor: user.accent_color ?? null,
    decoration: user.avatar_decoration_data?.asset ?? null,
    isBot: user.bot,
    hasSecondFactor: user.mfa_enabled,
    /** Null also for an address that the user has not verified at Discord: it may be another person's. */
    email: user.verified ? (user.email ?? null) : null,
  }));
export type DiscordUser = z.output<typeof DiscordUser>;

/** One server of the signed-in user. */
const GuildMembership = z
  .object({
    id: Snowflake,
    name: z.string(),
    icon: ImageHash,
    banner: ImageHash,
    owner: z.boolean().default(false),
    permissions: z.string().regex(/^\d{1,20}$/),
    approximate_member_count: Count,
    approximate_presence_count: Count,
  })
  .transform((guild) => ({
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: guild.banner,
    owner: guild.owner,
    mayManage: mayManage(guild),
    memberCount: guild.approximate_member_count,
    presenceCount: guild.approximate_presence_count,
  }));
export const GuildMemberships = z.array(GuildMembership);
export type GuildMembership = z.output<typeof GuildMembership>;

/** A server of the bot. */
export const DiscordGuild = z
  .object({
    id: Snowflake,
    name: z.string(),
    icon: ImageHash,
    banner: ImageHash,
    owner_id: Snowflake,
    approximate_member_count: Count,
  })
  .transform((guild) => ({
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: guild.banner,
    ownerId: guild.owner_id,
    memberCount: guild.approximate_member_count,
  }));
export type DiscordGuild = z.output<typeof DiscordGuild>;

/** Answer of the token endpoint; `expires_in` is relative, in seconds. */
export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
  scope: z.string(),
});

/** Body of a 429. A block by Discord's edge servers has no such body. */
export const RateLimitAnswer = z.object({
  retry_after: z.number().nonnegative(),
  global: z.boolean().default(false),
});

/** Error body of the token endpoint (RFC 6749 §5.2). */
export const TokenRefusal = z.object({ error: z.string() });
