import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SIGN_IN_AGAIN } from '@portico/sdk/contracts/session/sign-in';
import { hasRight, type Right } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import { ProblemError } from '../../http/problem.ts';
import { requireSignature } from '../../http/signed-body.ts';
import { KeyService, requireScope } from '../keys/ingest/ingest-key.service.ts';
import { DeployKeyService, requireApp } from '../keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../keys/smoke/smoke-key.service.ts';
import type { Access } from '../../http/access/access.ts';
import { ANONYMOUS, setActor, type Actor } from '../../http/access/actor.ts';
import { Callers } from './callers.ts';
import { rejectOtherUser, requireShownUser } from './shown-user.ts';

/** How long public content waits for the identity of the caller. */
const IDENTITY_TIMEOUT_MS = 3_000;

const NO_SECOND_FACTOR =
  'Team members need two-factor authentication at Discord. Turn it on in the settings of your Discord account, then log in here again.';

/** Authorizes requests. A route without an access decorator is closed to everyone. */
@Injectable()
export class AccessService {
  constructor(
    private readonly config: Config,
    private readonly callers: Callers,
    private readonly keys: KeyService,
    private readonly deployKeys: DeployKeyService,
    private readonly smokeKeys: SmokeKeyService,
  ) {}

  /**
   * Authorizes a request and stores its actor (`actorOf`). Reads headers and cookies only.
   * @param access the access of the route
   * @returns undefined for an open route whose caller has nothing that identifies
   * @throws ProblemError 401, 403, or 409 and 428 for the user that the page shows; at once or by the
   *   promise
   */
  admit(access: Access | undefined, request: FastifyRequest): Promise<void> | undefined {
    if (access?.kind === 'public' && !access.reads) {
      if (!access.session || !this.callers.isIdentifiable(request)) return undefined;
    }
    return this.admitKnown(access, request);
  }

  private async admitKnown(access: Access | undefined, request: FastifyRequest): Promise<void> {
    const actor = await this.identify(access, request);
    // Before the check, so that the log names the actor of a refused request.
    setActor(request, actor);
    this.authorize(access, actor, request);
  }

  /** @throws ProblemError 401, or 400 for a request without the signature that its route reads */
  private async identify(access: Access | undefined, request: FastifyRequest): Promise<Actor> {
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

  /** @throws ProblemError 403, 409, 428 */
  private authorize(access: Access | undefined, actor: Actor, request: FastifyRequest): void {
    if (!access) throw new ProblemError(403, 'Forbidden.');
    rejectOtherUser(actor, request);
    if (access.kind === 'team') this.requireRight(access.right, actor);
    requireShownUser(access, actor, request);
    if (access.kind === 'team' || access.kind === 'signed-in') requireRecent(access, actor);
    if (access.kind === 'ingest' && actor.kind === 'ingest') {
      requireScope(actor.bearer, access.scope);
    }
    if (access.kind === 'deploy' && actor.kind === 'deploy' && !access.reads) {
      const { name } = request.params as { name?: string };
      if (name !== undefined) requireApp(actor.bearer, name);
    }
  }

  private requireRight(right: Right, actor: Actor): void {
    if (actor.kind !== 'user' || !actor.isTeam) {
      throw actor.kind === 'user' && actor.lacksSecondFactor
        ? new ProblemError(403, NO_SECOND_FACTOR, { kind: 'second-factor' })
        : new ProblemError(403, 'Only team members may do this.');
    }
    const { staffRights } = this.config;
    if (!hasRight(staffRights, right, actor.rank)) {
      const ranks = staffRights[right].join(', ');
      throw new ProblemError(403, `This requires one of these ranks: ${ranks}.`);
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

/** @throws ProblemError 403 for an old sign-in, where the route asks for a recent one */
function requireRecent({ recent }: { recent: boolean }, actor: Actor): void {
  if (!recent || (actor.kind === 'user' && actor.isRecent)) return;
  throw new ProblemError(
    403,
    'This needs a login with Discord in the last five minutes. Log in again, then repeat it.',
    { kind: SIGN_IN_AGAIN },
  );
}
