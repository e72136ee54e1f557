import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.ts';
import type { UserActor } from '../../http/access/actor.ts';
import { SessionService } from '../session/session.service.ts';

/** Identifies signed-in callers, for calls and for pages. */
@Injectable()
export class Callers {
  constructor(
    private readonly config: Config,
    private readonly sessions: SessionService,
  ) {}

  /** The caller with the session of a request, or undefined. */
  async of(request: FastifyRequest): Promise<UserActor | undefined> {
    const session = await this.sessions.of(request);
    if (!session) return undefined;
    const { user, membership, isRecent, hasSecondFactor } = session;
    const lacksSecondFactor =
      membership !== undefined && this.config.staffRequireMfa && !hasSecondFactor;
    const isTeam = membership !== undefined && !lacksSecondFactor;
    const rank = isTeam ? membership.rank : null;
    return { kind: 'user', user, isTeam, rank, lacksSecondFactor, isRecent };
  }
}
