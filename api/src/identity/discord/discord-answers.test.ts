import type {
  APIUser,
  RESTAPIPartialCurrentUserGuild,
  RESTGetAPIGuildResult,
  RESTPostOAuth2AccessTokenResult,
  RESTRateLimit,
} from 'discord-api-types/v10';
import type { z } from 'zod';
import {
  DiscordGuild,
  DiscordUser,
  GuildMemberships,
  RateLimitAnswer,
  TokenAnswer,
} from './discord-answers.ts';

/** Compiles only where a schema reads every answer of Discord's published type. */
type Reads<Schema extends z.ZodType, Answer extends z.input<Schema>> = [Schema, Answer];
type Published = [
  Reads<typeof DiscordUser, APIUser>,
  Reads<typeof GuildMemberships, RESTAPIPartialCurrentUserGuild[]>,
  Reads<typeof DiscordGuild, RESTGetAPIGuildResult>,
  Reads<typeof TokenAnswer, RESTPostOAuth2AccessTokenResult>,
  Reads<typeof RateLimitAnswer, RESTRateLimit>,
];

const user: Published[0][1] = {
  id: '80351110224678912',
  username: 'nelly',
  discriminator: '0',
  global_name: null,
  avatar: null,
};
const guild: Published[1][1][number] = {
  id: '80351110224678912',
  name: '1337 Krew',
  icon: null,
  banner: null,
  owner: false,
  features: [],
  permissions: '0',
};

const tokens: Published[3][1] = {
  access_token: 'access',
  token_type: 'Bearer',
  expires_in: 604_800,
  refresh_token: 'refresh',
  scope: 'identify',
};
const limited: Published[4][1] = { message: 'Wait.', retry_after: 0.5, global: true };

describe('the schemas of answers', () => {
  it('read answers that have required fields only', () => {
    expect(DiscordUser.parse(user)).toMatchObject({ displayName: 'nelly', isBot: false });
    expect(GuildMemberships.parse([guild])).toMatchObject([{ memberCount: null }]);
    expect(DiscordGuild.parse({ ...guild, owner_id: user.id })).toMatchObject({ ownerId: user.id });
    expect(TokenAnswer.parse(tokens)).toEqual(tokens);
    expect(RateLimitAnswer.parse(limited)).toEqual({ retry_after: 0.5, global: true });
  });
});
