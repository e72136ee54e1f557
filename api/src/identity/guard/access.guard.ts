import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SIGN_IN_AGAIN } from '@portico/sdk/contracts/session/sign-in';
import { hasRight, type Right } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import type { Access } from '../../http/access/access.ts';
import { actorOf, type Actor } from '../../http/access/actor.ts';
import { ACCESS } from '../../http/access/metadata.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { rejectOtherUser, requireShownUser } from './shown-user.ts';

const NO_SECOND_FACTOR =
  'Team members need two-factor authentication at Discord. Turn it on in the settings of your Discord account, then log in here again.';

/**
 * Compares the caller with what the access decorator of the route asks for. Who calls is known already
 * (`CredentialsService`). A route without an access decorator is closed to everyone.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ProblemError 403, or 409 and 428 for the user that the page shows */
  canActivate(context: ExecutionContext): true {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = actorOf(request);
    if (!access) throw new ProblemError(403, 'Forbidden.');
    rejectOtherUser(actor, request);
    if (access.kind === 'team') this.requireRight(access.right, actor);
    requireShownUser(access, actor, request);
    if (access.kind === 'team' || access.kind === 'signed-in') requireRecent(access, actor);
    return true;
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
