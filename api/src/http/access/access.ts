import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Right } from 'shared/contracts/team/rights';
import { ACCESS } from '../metadata.ts';
import type { IngestScope } from 'shared/contracts/ingest/scopes';
import { actorOf } from './actor.ts';

/** Who may call a route. Every route states one; the process does not start otherwise. */
export type Access =
  | { kind: 'public'; session: boolean | 'best-effort' }
  | { kind: 'signed-in' }
  | { kind: 'team'; right: Right }
  | { kind: 'ingest'; scope: IngestScope }
  | { kind: 'deploy'; reads: boolean };

const state = (access: Access) => SetMetadata(ACCESS, access);

/**
 * Anyone. With `session: true` the actor is looked up when a cookie is there. With `'best-effort'` a
 * caller counts as nobody while the database is away: for what everybody may read.
 */
export const Public = ({ session = false }: { session?: boolean | 'best-effort' } = {}) =>
  state({ kind: 'public', session });

/** Anyone who is signed in; 401 otherwise. */
export const SignedIn = () => state({ kind: 'signed-in' });

/**
 * Members of the bot's team; 401 or 403 otherwise.
 * @param right what they must have the right to: `shared/contracts/team/rights` is the one table
 *   of rights by rank. All ranks read everything (spec 1 §6).
 */
export const Team = (right: Right = 'read') => state({ kind: 'team', right });

/** The bot, with a key that carries the scope. Cookies count for nothing here. */
export const Ingest = (scope: IngestScope) => state({ kind: 'ingest', scope });

/**
 * A team's pipeline, with a deploy key; cookies count for nothing here. Where the address names a
 * part (`:name`), the key must be for that part, unless the route only reads.
 */
export const Deploy = ({ reads = false } = {}) => state({ kind: 'deploy', reads });

/** The id of the signed-in caller, on routes that are `@SignedIn()` or `@Team()`. */
export const CurrentUserId = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (actor.kind !== 'user') throw new Error('CurrentUserId needs a route for signed-in people');
  return actor.user.id;
});

/** The bearer of the deploy key, on routes that are `@Deploy()`. */
export const CurrentDeployer = createParamDecorator(
  (_data: undefined, context: ExecutionContext) => {
    const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (actor.kind !== 'deploy') throw new Error('CurrentDeployer needs a route for deploy keys');
    return actor.bearer;
  },
);

/** Who calls: `@CurrentActor() actor: Actor`. */
export const CurrentActor = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
