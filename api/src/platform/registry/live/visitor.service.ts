import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionAnswer } from '@portico/sdk/platform';
import { isDatabaseUnavailable } from '../../../core/db/database-unavailable.ts';
import { Callers } from '../../../identity/guard/callers.ts';
import type { Viewer } from '../state/visible-registry.ts';

/** The visitor of a page: their rights, and the session answer that the document contains. */
export interface Visitor extends Viewer {
  session: SessionAnswer;
}

/** @returns the visitor that a request shows documents to, in place of its own; undefined: its own */
type StandIn = (request: FastifyRequest) => Promise<Visitor | undefined>;

/** Identifies visitors by their session cookie. Without a cookie the database is not queried. */
@Injectable()
export class VisitorService {
  private lookup: StandIn | undefined;

  constructor(private readonly callers: Callers) {}

  /** A module above registers it in its `onModuleInit`. */
  registerStandIn(lookup: StandIn): void {
    this.lookup = lookup;
  }

  /** The visitor of a smoke run's visit. It counts for documents, the registry and files, never for a call. */
  async standIn(request: FastifyRequest): Promise<Visitor | undefined> {
    return this.lookup?.(request);
  }

  /** While the database is unavailable, signed-in people still get the public pages. */
  async identify(request: FastifyRequest): Promise<Visitor> {
    try {
      const standIn = await this.standIn(request);
      if (standIn) return standIn;
      const caller = await this.callers.of(request);
      if (!caller) return { session: { status: 401 }, team: false };
      return { session: { status: 200, user: caller.user }, team: caller.isTeam };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return { session: { status: 503 }, team: false };
    }
  }
}
