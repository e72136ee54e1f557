import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Right } from '@portico/sdk/contracts/team/rights';
import { ACCESS } from './metadata.ts';
import { actorOf } from './actor.ts';

/** Who may call a route. Every route declares it, otherwise the process does not start. */
export type Access =
  | { kind: 'public'; session: boolean | 'best-effort'; reads?: HandlerCredential }
  | { kind: 'signed-in'; recent: boolean; mayBeUnnamed?: boolean }
  | { kind: 'team'; right: Right; recent: boolean }
  | { kind: 'ingest'; scope: string }
  | { kind: 'deploy'; reads: boolean; app?: string }
  | { kind: 'smoke' };

/** What a handler of an open route reads itself: the routes are described by it. */
type HandlerCredential = 'session' | 'preview' | 'stripe-signature';

const declare = (access: Access) => SetMetadata(ACCESS, access);

/**
 * Open to anyone. With `session: true` a session cookie identifies the actor. With `'best-effort'`
 * the caller counts as anonymous while the database is unavailable, so that public content stays
 * readable. `reads` is a credential that the handler itself reads.
 */
export const Public = ({
  session = false,
  ...more
}: { session?: boolean | 'best-effort'; reads?: HandlerCredential } = {}) =>
  declare({ kind: 'public', session, ...more });

/**
 * Open to signed-in users; 401 otherwise.
 * @param recent whether the sign-in must be recent: 403 with the kind `sign-in-again` otherwise
 * @param mayBeUnnamed whether a change need not name the user that the page shows: only where the
 *   specification defines the call (spec 1 §7)
 */
export const SignedIn = ({
  recent = false,
  ...more
}: { recent?: boolean; mayBeUnnamed?: boolean } = {}) =>
  declare({ kind: 'signed-in', recent, ...more });

/**
 * Open to members of the bot's team; 401 or 403 otherwise.
 * @param right the required right; `shared/sdk/contracts/team/rights` lists the rights of each rank.
 *   All ranks may read everything (spec 1 §6).
 * @param recent as for `@SignedIn()`
 */
export const Team = (right: Right = 'read', { recent = false } = {}) =>
  declare({ kind: 'team', right, recent });

/** Open to ingest keys with the scope. Cookies are ignored. */
export const Ingest = (scope: string) => declare({ kind: 'ingest', scope });

/**
 * Open to deploy keys. Cookies are ignored. When the path names an app (`:name`), the key must
 * cover that app, unless the route only reads.
 * @param app the name to cover, of a route whose path has no `:name`
 */
export const Deploy = ({ reads = false, ...more }: { reads?: boolean; app?: string } = {}) =>
  declare({ kind: 'deploy', reads, ...more });

/** Open to smoke keys, for smoke workers. Cookies are ignored. */
export const Smoke = () => declare({ kind: 'smoke' });

/** The id of the signed-in caller, on routes with `@SignedIn()` or `@Team()`. */
export const CurrentUserId = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (actor.kind !== 'user')
    throw new Error('@CurrentUserId() requires a route with @SignedIn() or @Team()');
  return actor.user.id;
});

/** The bearer of the deploy key, on routes with `@Deploy()`. */
export const CurrentDeployer = createParamDecorator(
  (_data: undefined, context: ExecutionContext) => {
    const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (actor.kind !== 'deploy')
      throw new Error('@CurrentDeployer() requires a route with @Deploy()');
    return actor.bearer;
  },
);

/** The bearer of the smoke key, on routes with `@Smoke()`. */
export const CurrentWorker = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (actor.kind !== 'smoke') throw new Error('@CurrentWorker() requires a route with @Smoke()');
  return actor.bearer;
});

/** The caller of the route: `@CurrentActor() actor: Actor`. */
export const CurrentActor = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
