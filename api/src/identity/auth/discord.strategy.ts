import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-discord';
import { SIGN_IN_CALLBACK_PATH } from '@portico/sdk/contracts/session/sign-in';
import { Config } from '../../core/config/config.ts';
import { CallOutcomes } from '../../core/dependency-health/call-outcomes.ts';
import type { DiscordUser } from '../discord/discord-answers.ts';
import { DiscordClient } from '../discord/discord.client.ts';
import { DiscordUnauthorized } from '../discord/discord-errors.ts';
import type { DiscordTokens } from '../discord/discord-rest.ts';
import type { StoredAttempt } from './sign-in-attempt.repository.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** Identity, and the servers for the server picker; the email address only if the operator wants it. */
const scopesOf = (config: Config): string[] => [
  ...['identify', 'guilds'],
  ...(config.discord.readsEmail ? ['email'] : []),
];

/**
 * A request in passport, with the reply for the sign-in cookie: a state store gets the request
 * only.
 */
export type PassportRequest = FastifyRequest & {
  signInReply?: FastifyReply;
  attempt?: Pick<StoredAttempt, 'returnTo' | 'userId'>;
};

type Done<T> = (error: unknown, value?: T, more?: unknown) => void;

/**
 * The state store of passport-oauth2, on our sign-in attempts: its own stores need an Express
 * session. The published types lack the arguments for PKCE.
 */
const stateStore = (attempts: SignInAttempts) => ({
  store(
    request: PassportRequest,
    verifier: string,
    _state: unknown,
    _meta: object,
    done: Done<string>,
  ) {
    const reply = request.signInReply;
    if (!reply) throw new Error('The guard sets the reply.');
    const { returnTo, again } = request.query as { returnTo?: unknown; again?: unknown };
    attempts
      .begin(request, reply, { verifier, returnTo, again: again === '1' })
      .then((state) => done(null, state), done);
  },
  verify(request: PassportRequest, state: unknown, _meta: object, done: Done<string | false>) {
    attempts.finish(request, state).then((attempt) => {
      request.attempt = attempt;
      done(null, attempt?.verifier ?? false, { message: 'unknown attempt' });
    }, done);
  },
});

/**
 * passport-discord builds the redirect with PKCE and handles the callback. Its requests to Discord
 * are replaced by our client: the library's profile address is fixed, its requests have no time
 * limit, no size limit and no rate limits, and its profile would include the servers in a second
 * request.
 */
@Injectable()
export class DiscordStrategy
  extends PassportStrategy(Strategy, 'discord', true)
  implements OnModuleDestroy
{
  /**
   * Unique, because passport's registry is global and tests run several applications in a process.
   */
  override readonly name = `discord ${randomUUID()}`;

  constructor(
    config: Config,
    attempts: SignInAttempts,
    private readonly discord: DiscordClient,
    private readonly outcomes: CallOutcomes,
  ) {
    const { apiUrl, clientId } = config.discord;
    super({
      // The library requires a text. Without a client id the guard does not call the strategy.
      clientID: clientId ?? 'none',
      authorizationURL: new URL('/oauth2/authorize', apiUrl).href,
      callbackURL: `${config.publicOrigin}${SIGN_IN_CALLBACK_PATH}`,
      scope: scopesOf(config),
      pkce: 'S256',
      store: stateStore(attempts),
    } as unknown as ConstructorParameters<typeof Strategy>[0]);
    // Typed errors of our client distinguish a refused code from an outage.
    const exchange = (
      code: string,
      { redirect_uri, code_verifier }: { redirect_uri: string; code_verifier: string },
      done: (error: unknown, access?: string, refresh?: string, tokens?: DiscordTokens) => void,
    ) => {
      this.counted(
        discord.exchangeCode({ code, redirectUri: redirect_uri, codeVerifier: code_verifier }),
      ).then((tokens) => done(null, tokens.accessToken, tokens.refreshToken, tokens), done);
    };
    Object.assign(this._oauth2, { getOAuthAccessToken: exchange });
    passport.use(this);
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }

  override userProfile(accessToken: string, done: Done<DiscordUser>): void {
    this.counted(this.discord.currentUser(accessToken)).then((user) => done(null, user), done);
  }

  /** Counts the outcome of a call for the status page. A refused code is an answer of Discord. */
  private async counted<T>(call: Promise<T>): Promise<T> {
    try {
      const answer = await call;
      this.outcomes.record('sign-in', true);
      return answer;
    } catch (error) {
      this.outcomes.record('sign-in', error instanceof DiscordUnauthorized);
      throw error;
    }
  }

  validate(
    _accessToken: string,
    _refreshToken: string,
    tokens: DiscordTokens,
    user: DiscordUser,
  ): SignInOutcome['person'] {
    return { user, tokens };
  }
}
