import { createHash } from 'node:crypto';
import type {
  RESTPostOAuth2AccessTokenURLEncodedData,
  RESTPostOAuth2RefreshTokenURLEncodedData,
  RESTPostOAuth2TokenRevocationQuery,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { TokenAnswer, TokenRefusal } from './discord-answers.ts';
import { DiscordUnauthorized, DiscordUnavailable } from './discord-errors.ts';
import { DiscordHttp, type DiscordAnswer, type DiscordHttpOptions } from './discord-http.ts';

export interface DiscordRestOptions extends DiscordHttpOptions {
  /** Calls that need an absent key throw DiscordUnavailable with `not-configured`. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  botToken: string | undefined;
}

export interface DiscordTokens {
  accessToken: string;
  /** Works once; each refresh returns a new one. */
  refreshToken: string;
  /** Epoch seconds. */
  expiresAt: number;
  scopes: string[];
}

/** Discord's published parameters; the client authenticates in a header. */
type WithoutClient<Form> = Required<Omit<Form, 'client_id' | 'client_secret'>>;
/** Parameters of the token endpoint. Discord's type lacks PKCE (RFC 7636). */
type TokenForm =
  | (WithoutClient<RESTPostOAuth2AccessTokenURLEncodedData> & { code_verifier: string })
  | WithoutClient<RESTPostOAuth2RefreshTokenURLEncodedData>;

/** A resource to read. */
export interface Resource {
  route: string;
  path: string;
  major?: string;
  /** Changed by a POST without a body. */
  isPost?: boolean;
}

/** How long a refused token is not sent again. */
const REFUSED_MS = 10 * 60_000;
const NOT_FOUND = [403, 404];

/** Calls Discord's REST API. Answers are validated and converted to our names. */
export class DiscordRest {
  readonly #options: DiscordRestOptions;
  readonly #http: DiscordHttp;
  /** Hash of credentials -> until when they are not sent again, in epoch milliseconds. */
  readonly #refused = new LRUCache<string, number>({ max: 10_000 });

  constructor(options: DiscordRestOptions) {
    this.#options = options;
    this.#http = new DiscordHttp(options);
  }

  /**
   * Reads with a user's access token. A refused token is not sent again.
   * @throws DiscordUnauthorized, DiscordUnavailable, DiscordRateLimited
   */
  async readAs<T>(accessToken: string, resource: Resource, schema: z.ZodType<T>): Promise<T> {
    const authorization = `Bearer ${accessToken}`;
    const answer = await this.#read(resource, authorization);
    if (!answer || answer.status === 403) throw new DiscordUnauthorized(resource.route);
    return parse(resource.route, answer, schema);
  }

  /**
   * Reads with the bot token. A refused bot token counts as an outage and is not sent again for a
   * while.
   * @returns null when the resource does not exist or the bot may not see it
   * @throws DiscordUnavailable, DiscordRateLimited
   */
  async readAsBot<T>(resource: Resource, schema: z.ZodType<T>): Promise<T | null> {
    const { botToken } = this.#options;
    const answer = botToken && (await this.#read(resource, `Bot ${botToken}`));
    if (!answer) throw new DiscordUnavailable('not-configured', resource.route, 'bot token');
    return NOT_FOUND.includes(answer.status) ? null : parse(resource.route, answer, schema);
  }

  /**
   * Changes something with the bot token, by a POST without a body. Never repeated.
   * @throws DiscordUnavailable, DiscordRateLimited
   */
  async postAsBot(resource: Resource): Promise<void> {
    const { botToken } = this.#options;
    const sent = botToken && (await this.#read({ ...resource, isPost: true }, `Bot ${botToken}`));
    if (!sent) throw new DiscordUnavailable('not-configured', resource.route, 'bot token');
    if (sent.status !== 204) throw unexpected(resource.route, sent);
  }

  /**
   * Calls the token endpoint. Never repeated, because codes and refresh tokens work once.
   * @throws DiscordUnauthorized when the code or refresh token is rejected
   */
  async token(form: TokenForm): Promise<DiscordTokens> {
    const route = 'POST /oauth2/token';
    const sentAt = this.#options.clock.now();
    const answer = await this.#post(route, '/oauth2/token', form);
    const refusal = TokenRefusal.safeParse(answer.body).data?.error;
    if (answer.status === 400 && refusal === 'invalid_grant') throw new DiscordUnauthorized(route);
    const tokens = parse(route, answer, TokenAnswer);
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAt: Math.floor(sentAt / 1000 + tokens.expires_in),
      scopes: tokens.scope.split(' ').filter(Boolean),
    };
  }

  /** Revokes the whole authorization of a token. */
  async revoke(token: string): Promise<void> {
    const route = 'POST /oauth2/token/revoke';
    const form = { token } satisfies RESTPostOAuth2TokenRevocationQuery;
    const answer = await this.#post(route, '/oauth2/token/revoke', form);
    if (answer.status !== 200) throw unexpected(route, answer);
  }

  /** @returns undefined when the credentials are refused, now or recently */
  async #read(resource: Resource, authorization: string): Promise<DiscordAnswer | undefined> {
    const key = createHash('sha256').update(authorization).digest('base64url');
    const { clock } = this.#options;
    if ((this.#refused.get(key) ?? 0) > clock.now()) return undefined;
    const answer = await this.#http.send({ ...resource, authorization });
    if (answer.status !== 401) return answer;
    this.#refused.set(key, clock.now() + REFUSED_MS);
    return undefined;
  }

  #post(route: string, path: string, form: Record<string, string>): Promise<DiscordAnswer> {
    const { clientId, clientSecret } = this.#options;
    if (!clientId || !clientSecret) {
      throw new DiscordUnavailable('not-configured', route, 'client id and secret');
    }
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    return this.#http.send({ route, path, authorization, form });
  }
}

function parse<T>(route: string, answer: DiscordAnswer, schema: z.ZodType<T>): T {
  if (answer.status !== 200) throw unexpected(route, answer);
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new DiscordUnavailable('answer', route, 'unexpected shape');
  return parsed.data;
}

/** A 401 of the token endpoint means that the client secret is wrong. */
function unexpected(route: string, { status }: DiscordAnswer): DiscordUnavailable {
  return status === 401
    ? new DiscordUnavailable('not-configured', route, 'client secret')
    : new DiscordUnavailable('status', route, String(status));
}
