import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import type { SignInError } from 'shared/contracts/session/sign-in';
import { Config } from '../../core/config/config.ts';
import { DiscordUnauthorized } from '../discord/discord-errors.ts';
import { ProblemError } from '../../http/problem.ts';
import { clientNetwork } from '../../core/limits/client-network.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { Log } from '../../core/log/log.ts';
import { DiscordStrategy, type PassportRequest } from './discord.strategy.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { trouble, type SignInOutcome } from './sign-in-outcome.ts';

const WINDOW_SECONDS = 600;

/** Discord's own words for "not now" (RFC 6749 §4.1.2.1). */
const NOT_NOW = ['server_error', 'temporarily_unavailable'];

/**
 * Runs passport on Fastify. Nothing that can happen on the way to Discord and back is an error
 * page: the handler gets an outcome, and every outcome has a page to go on from.
 */
@Injectable()
export class DiscordGuard extends AuthGuard() {
  constructor(
    strategy: DiscordStrategy,
    private readonly config: Config,
    private readonly attempts: SignInAttempts,
    private readonly limits: LimitsService,
    private readonly log: Log,
  ) {
    // By its name: passport makes a copy of a named strategy for each request, and sets what happens
    // next on it. It would set that on the strategy itself if it got the object.
    super({ defaultStrategy: strategy.name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<PassportRequest & { user?: unknown }>();
    request.signInReply = http.getResponse<FastifyReply>();
    const { error, state } = request.query as Record<string, unknown>;
    if (!this.config.discord.clientId || !this.config.discord.clientSecret) {
      request.user = trouble('unavailable');
      return true;
    }
    const beyond = await this.beyondLimit(request);
    if (beyond) request.user = trouble(beyond);
    else if (error !== undefined) {
      const attempt = await this.attempts.finish(request, state).catch(() => undefined);
      request.user = trouble(troubleOf(error), attempt?.returnTo);
    } else {
      await super.canActivate(context);
    }
    return true;
  }

  /**
   * Counts visits of the way out and of the way back alike: each costs us a row, and the way back a
   * call to Discord. Where they cannot be counted, nobody signs in (reference/threats.md row 82).
   */
  private async beyondLimit(request: PassportRequest): Promise<SignInError | undefined> {
    try {
      const key = `sign-in ${request.routeOptions.url ?? ''} ${clientNetwork(request.ip)}`;
      await this.limits.count(key, this.config.signInLimit, WINDOW_SECONDS);
      return undefined;
    } catch (error) {
      if (error instanceof ProblemError) return 'busy';
      this.log.warn({ err: error }, 'sign-ins cannot be counted');
      return 'unavailable';
    }
  }

  /** What passport's redirect writes to: it knows Node's own response only. */
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

  override handleRequest<T>(
    error: unknown,
    person: SignInOutcome['person'] | false,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    const { returnTo = '/' } = context.switchToHttp().getRequest<PassportRequest>();
    let outcome: SignInOutcome;
    if (person) outcome = { person, returnTo };
    else if (!error) outcome = trouble('failed', returnTo);
    else {
      const cause = (error as { oauthError?: unknown }).oauthError ?? error;
      const refused = cause instanceof DiscordUnauthorized;
      if (!refused) this.log.warn({ err: cause }, 'sign-in is not possible');
      outcome = trouble(refused ? 'failed' : 'unavailable', returnTo);
    }
    return outcome as T;
  }
}

function troubleOf(error: unknown): SignInError {
  if (error === 'access_denied') return 'refused';
  return NOT_NOW.some((word) => word === error) ? 'unavailable' : 'failed';
}
