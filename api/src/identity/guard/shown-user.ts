import type { FastifyRequest } from 'fastify';
import {
  OTHER_USER,
  SHOWN_USER_HEADER,
  UNNAMED_USER,
} from '@portico/sdk/contracts/session/shown-user';
import type { Access } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { changes } from '../../http/request/safe-methods.ts';

/**
 * Refuses a change from a page that shows another user than the one of the session: somebody else has
 * signed in in another tab since (docs/threats.md row 201).
 * @throws ProblemError 409
 */
export function rejectOtherUser(actor: Actor, request: FastifyRequest): void {
  if (actor.kind !== 'user' || !changes(request)) return;
  const shown = request.headers[SHOWN_USER_HEADER];
  if (shown === undefined || shown === actor.user.id) return;
  throw new ProblemError(
    409,
    `This page shows another account: this browser is now logged in as ${actor.user.username}. Nothing was changed. Reload the page, then repeat it.`,
    { kind: OTHER_USER },
  );
}

/**
 * Refuses a change that does not say for which user it is meant. Calls of the specification need not
 * say it (spec 1 §7).
 * @throws ProblemError 428
 */
export function requireShownUser(access: Access, actor: Actor, request: FastifyRequest): void {
  if (actor.kind !== 'user' || access.kind === 'public' || !changes(request)) return;
  if (access.kind === 'signed-in' && access.mayBeUnnamed) return;
  if (request.headers[SHOWN_USER_HEADER] !== undefined) return;
  throw new ProblemError(
    428,
    `This change does not say whose account the page shows. Nothing was changed. Reload the page, then repeat it. (Programs send the user's id in ${SHOWN_USER_HEADER}.)`,
    { kind: UNNAMED_USER },
  );
}
