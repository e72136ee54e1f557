import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import type { SignInError } from '@portico/sdk/contracts/session/sign-in';
import { Config } from '../../core/config/config.ts';
import { DiscordUnauthorized } from '../discord/discord-errors.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { clientNetwork } from '../../core/limits/client-network.ts';
import { SiteHosts } from '../../http/request/site-hosts.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { Log } from '../../core/log/log.ts';
import { DiscordStrategy, type PassportRequest } from './discord.strategy.ts';
import { beginAtOwnHost } from './own-host.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { signInError, type SignInOutcome } from './sign-in-outcome.ts';

const WINDOW_SECONDS = 600;

/** OAuth error codes of a temporary failure (RFC 6749 §4.1.2.1). */
const TEMPORARY_ERRORS = ['server_error', 'temporarily_unavailable'];

/**
 * Runs passport on Fastify. A failed sign-in is never an error page: the handler receives an
 * outcome, and every outcome has a page to continue from.
 */
@Injectable()
export class DiscordGuard extends AuthGuard() {
  constructor(
    strategy: DiscordStrategy,
    private readonly config: Config,
    private readonly attempts: SignInAttempts,
    private readonly limits: LimitsService,
    private readonly hosts: SiteHosts,
    private readonly log: Log,
  ) {
    // Passport copies a named strategy for each request and sets the callbacks on the copy. With
    // the object itself it would set the callbacks of all requests on that one object.
    super({ defaultStrategy: strategy.name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<PassportRequest & { user?: unknown }>();
    request.signInReply = http.getResponse<FastifyReply>();
    const { error, state } = request.query as Record<string, unknown>;
    if (!this.config.discord.clientId || !this.config.discord.clientSecret) {
      request.user = signInError('unavailable');
      return true;
    }
    const elsewhere = this.hosts.isOwn(request) ? undefined : beginAtOwnHost(request, this.config);
    if (elsewhere) {
      request.user = elsewhere;
      return true;
    }
    const limitError = await this.countVisit(request);
    if (limitError) request.user = signInError(limitError);
    else if (error !== undefined) {
      // passport-oauth2 reads the error too, but does not end the attempt, which has the return
      // page.
      const attempt = await this.attempts.finish(request, state).catch(() => undefined);
      request.user = signInError(reasonOf(error), attempt?.returnTo);
    } else {
      await super.canActivate(context);
    }
    return true;
  }

  /**
   * Counts starts and callbacks of a sign-in: a start writes a row, a callback calls Discord. When
   * they cannot be counted, sign-in is closed (docs/threats.md row 82).
   */
  private async countVisit(request: PassportRequest): Promise<SignInError | undefined> {
    try {
      const key = `sign-in ${request.routeOptions.url ?? ''} ${clientNetwork(request.clientAddress)}`;
      await this.limits.count(key, this.config.signInLimit, WINDOW_SECONDS);
      return undefined;
    } catch (error) {
      if (error instanceof ProblemError) return 'busy';
      this.log.warn({ err: error }, 'sign-ins cannot be counted');
      return 'unavailable';
    }
  }

  /** Adapts Fastify's reply to the methods of Node's response that passport's redirect uses. */
  getResponse(context: ExecutionContext): unknown {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return {
      statusCode: 302,
      setHeader: (name: string, value: string) => void reply.header(name, value),
      end(this: { statusCode: number }) {
        void reply.header('cache-control', 'no-store').code(this.statusCode).send();
      },
    };
  }

  /**
   * Every session begins with a consent on Discord's page, whatever Discord's default is, so the age
   * of a session is the age of a consent.
   */
  override getAuthenticateOptions(): { prompt: string } {
    return { prompt: 'consent' };
  }

  /** Maps the result to an outcome. AuthGuard's default throws for a failed sign-in. */
  override handleRequest<T>(
    error: unknown,
    person: SignInOutcome['person'] | false,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    const { attempt } = context.switchToHttp().getRequest<PassportRequest>();
    const { returnTo, userId } = { returnTo: '/', userId: null, ...attempt };
    let outcome: SignInOutcome;
    if (person && userId !== null && person.user.id !== userId) {
      // The tokens of the other user are dropped, not revoked: that would end the user's own grant.
      outcome = signInError('other-user', returnTo);
    } else if (person) outcome = { person, returnTo };
    else if (!error) outcome = signInError('failed', returnTo);
    else {
      const cause = (error as { oauthError?: unknown }).oauthError ?? error;
      const isRefused = cause instanceof DiscordUnauthorized;
      if (!isRefused) this.log.warn({ err: cause }, 'sign-in failed');
      outcome = signInError(isRefused ? 'failed' : 'unavailable', returnTo);
    }
    return outcome as T;
  }
}

function reasonOf(error: unknown): SignInError {
  if (error === 'access_denied') return 'refused';
  return TEMPORARY_ERRORS.some((code) => code === error) ? 'unavailable' : 'failed';
}
