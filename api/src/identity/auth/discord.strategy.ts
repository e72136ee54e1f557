import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-discord';
import { SIGN_IN_CALLBACK_PATH } from 'shared/contracts/session/sign-in';
import { Config } from '../../core/config/config.ts';
import type { DiscordUser } from '../discord/discord-answers.ts';
import { DiscordClient } from '../discord/discord.client.ts';
import type { DiscordTokens } from '../discord/discord-rest.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** What the site asks for: who someone is, and their servers for the picker; no address. */
const SCOPES = ['identify', 'guilds'];

/** A request on its way through passport, with the reply that its cookie is set on. */
export type PassportRequest = FastifyRequest & { signInReply?: FastifyReply; returnTo?: string };

type Done<T> = (error: unknown, value?: T, more?: unknown) => void;

/** What passport-oauth2 calls; its published types know nothing of PKCE's verifier. */
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
    const { returnTo } = request.query as { returnTo?: unknown };
    attempts.begin(request, reply, { verifier, returnTo }).then((state) => done(null, state), done);
  },
  verify(request: PassportRequest, state: unknown, _meta: object, done: Done<string | false>) {
    attempts.finish(request, state).then((attempt) => {
      request.returnTo = attempt?.returnTo;
      done(null, attempt?.verifier ?? false, { message: 'no such attempt' });
    }, done);
  },
});

/**
 * passport-discord with everything that goes over the wire replaced by the one client of the API:
 * the library's addresses are fixed, and its requests know no time budget and no rate limits.
 */
@Injectable()
export class DiscordStrategy extends PassportStrategy(Strategy, 'discord', true) {
  /** Passport's register of names is global; a process of the tests runs several applications. */
  override readonly name = `discord ${randomUUID()}`;

  constructor(
    config: Config,
    attempts: SignInAttempts,
    private readonly discord: DiscordClient,
  ) {
    const { apiUrl, clientId } = config.discord;
    super({
      // The library needs a text. Without keys the guard does not call it.
      clientID: clientId ?? 'none',
      authorizationURL: new URL('/oauth2/authorize', apiUrl).href,
      callbackURL: `${config.publicOrigin}${SIGN_IN_CALLBACK_PATH}`,
      scope: SCOPES,
      pkce: 'S256',
      store: stateStore(attempts),
    } as unknown as ConstructorParameters<typeof Strategy>[0]);
    const exchange = (
      code: string,
      { redirect_uri, code_verifier }: { redirect_uri: string; code_verifier: string },
      done: (error: unknown, access?: string, refresh?: string, tokens?: DiscordTokens) => void,
    ) => {
      discord
        .exchangeCode({ code, redirectUri: redirect_uri, codeVerifier: code_verifier })
        .then((tokens) => done(null, tokens.accessToken, tokens.refreshToken, tokens), done);
    };
    Object.assign(this._oauth2, { getOAuthAccessToken: exchange });
    passport.use(this);
  }

  override userProfile(accessToken: string, done: Done<DiscordUser>): void {
    this.discord.currentUser(accessToken).then((user) => done(null, user), done);
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
