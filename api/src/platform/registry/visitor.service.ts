import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionAnswer } from '@portico/sdk/platform';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { SessionService } from '../../identity/session/session.service.ts';
import { TeamRepository } from '../../identity/team/team.repository.ts';
import type { Viewer } from './visible-registry.ts';

/** The visitor of a page: their rights, and the session answer that the document contains. */
export interface Visitor extends Viewer {
  session: SessionAnswer;
}

/** Identifies visitors by their session cookie. Without a cookie the database is not queried. */
@Injectable()
export class VisitorService {
  constructor(
    private readonly sessions: SessionService,
    private readonly team: TeamRepository,
  ) {}

  /** While the database is unavailable, signed-in people still get the public pages. */
  async identify(request: FastifyRequest): Promise<Visitor> {
    try {
      const user = await this.sessions.userOf(request);
      if (!user) return { session: { status: 401 }, team: false };
      return { session: { status: 200, user }, team: await this.team.has(user.id) };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return { session: { status: 503 }, team: false };
    }
  }
}
