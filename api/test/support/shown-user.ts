import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { hashOpaqueId } from '../../src/http/request/id-cookie.ts';
import { changes } from '../../src/http/request/safe-methods.ts';
import { SessionRepository } from '../../src/identity/session/session.repository.ts';

/**
 * Adds to a change with a session what every page of the site adds: the id of the user that it shows.
 * A request that has the header keeps it.
 */
export async function asPage(
  app: NestFastifyApplication,
  { method = 'GET', ...init }: RequestInit = {},
): Promise<RequestInit> {
  const headers = new Headers(init.headers);
  const [, id] = /\bsession=([^;]+)/.exec(headers.get('cookie') ?? '') ?? [];
  if (id && changes({ method }) && !headers.has(SHOWN_USER_HEADER)) {
    const find = app.get(SessionRepository).find(hashOpaqueId(id));
    // Without a database nobody knows whose session it is.
    const shown = (await find.catch(() => undefined))?.user.id;
    if (shown !== undefined) headers.set(SHOWN_USER_HEADER, shown);
  }
  return { ...init, method, headers };
}
