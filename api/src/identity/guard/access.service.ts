import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { hasRight } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import { ProblemError } from '../../http/problem.ts';
import { KeyService } from '../keys/ingest/ingest-key.service.ts';
import { DeployKeyService } from '../keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../keys/smoke/smoke-key.service.ts';
import { SessionService } from '../session/session.service.ts';
import { TeamRepository } from '../team/team.repository.ts';
import type { Access } from '../../http/access/access.ts';
import { ANONYMOUS, setActor, type Actor } from '../../http/access/actor.ts';

/** How long public content waits for the identity of the caller. */
const IDENTITY_TIMEOUT_MS = 3_000;

/** Authorizes requests. A route without an access decorator is closed to everyone. */
@Injectable()
export class AccessService {
  constructor(
    private readonly config: Config,
    private readonly sessions: SessionService,
    private readonly team: TeamRepository,
    private readonly keys: KeyService,
    private readonly deployKeys: DeployKeyService,
    private readonly smokeKeys: SmokeKeyService,
  ) {}

  /**
   * Authorizes a request and stores its actor (`actorOf`). Reads headers and cookies only.
   * @param access the access of the route
   * @throws ProblemError 401 or 403
   */
  async admit(access: Access | undefined, request: FastifyRequest): Promise<void> {
    setActor(request, await this.identify(access, request));
  }

  private async identify(access: Access | undefined, request: FastifyRequest): Promise<Actor> {
    switch (access?.kind) {
      case 'public':
        if (access.session === 'best-effort') return this.visitorIfAvailable(request);
        return access.session ? this.visitor(request) : ANONYMOUS;
      case 'signed-in':
        return this.signedIn(request);
      case 'team': {
        const actor = await this.signedIn(request);
        if (!actor.isTeam) throw new ProblemError(403, 'Only team members may do this.');
        const { staffRights } = this.config;
        if (!hasRight(staffRights, access.right, actor.rank)) {
          const ranks = staffRights[access.right].join(', ');
          throw new ProblemError(403, `This requires one of these ranks: ${ranks}.`);
        }
        return actor;
      }
      case 'ingest':
        return { kind: 'ingest', keyId: await this.keys.authorize(request, access.scope) };
      case 'deploy': {
        const { name } = request.params as { name?: string };
        const app = access.reads ? undefined : name;
        return { kind: 'deploy', bearer: await this.deployKeys.authorize(request, app) };
      }
      case 'smoke':
        return { kind: 'smoke', bearer: await this.smokeKeys.authorize(request) };
      default:
        throw new ProblemError(403, 'Forbidden.');
    }
  }

  private async visitorIfAvailable(request: FastifyRequest): Promise<Actor> {
    try {
      return await withTimeout(this.visitor(request), IDENTITY_TIMEOUT_MS);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return ANONYMOUS;
    }
  }

  private async visitor(request: FastifyRequest): Promise<Actor> {
    const user = await this.sessions.userOf(request);
    if (!user) return ANONYMOUS;
    // Queried on each request, so that a removed member is rejected at once.
    const membership = await this.team.membershipOf(user.id);
    return { kind: 'user', user, isTeam: membership !== undefined, rank: membership?.rank ?? null };
  }

  private async signedIn(request: FastifyRequest) {
    const actor = await this.visitor(request);
    if (actor.kind !== 'user') throw new ProblemError(401, 'Sign in first.');
    return actor;
  }
}
