import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { requireSignature } from '../../http/body/signed-body.ts';
import { KeyService, requireScope } from '../keys/ingest/ingest-key.service.ts';
import { DeployKeyService, requireApp } from '../keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../keys/smoke/smoke-key.service.ts';
import type { Access } from '../../http/access/access.ts';
import { ANONYMOUS, setActor, type Actor } from '../../http/access/actor.ts';
import { Callers } from './callers.ts';

/** How long public content waits for the identity of the caller. */
const IDENTITY_TIMEOUT_MS = 3_000;

/** Checks the session or the key of a request. What its user may do is the matter of `AccessGuard`. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly callers: Callers,
    private readonly keys: KeyService,
    private readonly deployKeys: DeployKeyService,
    private readonly smokeKeys: SmokeKeyService,
  ) {}

  /**
   * Identifies the caller and stores it as the actor of the request (`actorOf`). Reads headers and cookies only.
   * @param access the access of the route
   * @throws ProblemError 401, 403 for a key that does not cover the route, or 400 for a request without the signature
   *   that its route reads
   */
  async check(access: Access | undefined, request: FastifyRequest): Promise<void> {
    const actor = await this.actorFor(access, request);
    // Before the key is compared with the route, so that the log names the actor of a refused request.
    setActor(request, actor);
    if (access?.kind === 'ingest' && actor.kind === 'ingest') {
      requireScope(actor.bearer, access.scope);
    }
    if (access?.kind === 'deploy' && actor.kind === 'deploy' && !access.reads) {
      const { name = access.app } = request.params as { name?: string };
      if (name !== undefined) requireApp(actor.bearer, name);
    }
  }

  private async actorFor(access: Access | undefined, request: FastifyRequest): Promise<Actor> {
    switch (access?.kind) {
      case 'public':
        if (access.reads === 'stripe-signature') requireSignature(request);
        if (access.session === 'best-effort') return this.visitorIfAvailable(request);
        return access.session ? this.visitor(request) : ANONYMOUS;
      case 'signed-in':
      case 'team':
        return this.signedIn(request);
      case 'ingest':
        return { kind: 'ingest', bearer: await this.keys.bearerOf(request) };
      case 'deploy':
        return { kind: 'deploy', bearer: await this.deployKeys.bearerOf(request) };
      case 'smoke':
        return { kind: 'smoke', bearer: await this.smokeKeys.bearerOf(request) };
      default:
        return ANONYMOUS;
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
    return (await this.callers.of(request)) ?? ANONYMOUS;
  }

  private async signedIn(request: FastifyRequest) {
    const actor = await this.visitor(request);
    if (actor.kind !== 'user') throw new ProblemError(401, 'Sign in first.');
    return actor;
  }
}
