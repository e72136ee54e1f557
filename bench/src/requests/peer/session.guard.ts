import { createHash } from 'node:crypto';
import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { database } from './database.ts';
import { sessions, users } from './tables.ts';

interface User {
  id: string;
  username: string;
  avatar: string | null;
}

type Request = FastifyRequest & { user?: User; cookies: Record<string, string | undefined> };

/** `anyone`: the session is not read. `visitor`: what it answers may depend on it. */
type Audience = 'anyone' | 'visitor';

/** Open without a session. */
export const OpenTo = (audience: Audience) => SetMetadata('audience', audience);

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);

/** Reads the session of the cookie from PostgreSQL, as it is now. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.get<Audience | undefined>('audience', context.getHandler());
    if (audience === 'anyone') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { session } = request.cookies;
    if (session !== undefined) {
      const [user] = await database
        .select({ id: users.id, username: users.username, avatar: users.avatar })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.idHash, createHash('sha256').update(session).digest('hex')),
            sql`${sessions.seenAt} > now() - interval '7 days'`,
            sql`${sessions.createdAt} > now() - interval '30 days'`,
          ),
        );
      if (user) request.user = user;
    }
    if (request.user || audience === 'visitor') return true;
    throw new UnauthorizedException();
  }
}
