import type { Faults } from '../http/faults.ts';
import { json, noContent } from '../http/http.ts';
import type { Handler, Router } from '../http/router.ts';
import type { Fault } from './fault-kinds.ts';
import type { MailStore } from './mail-store.ts';

/**
 * Control API of the sandbox for tests. Requests of web pages of other origins are rejected.
 *
 * | call | effect |
 * |---|---|
 * | `GET`, `DELETE /__mail` | list the received emails, newest first; delete them |
 * | `POST`, `DELETE /__faults` | add a fault, remove all |
 */
export function addControlRoutes(
  router: Router,
  { store, faults }: { store: MailStore; faults: Faults<Fault> },
): void {
  const on = (name: string, handler: Handler) =>
    router.page(name, (request) =>
      request.headers.origin === undefined
        ? handler(request)
        : json(403, { error: 'Not for web pages' }),
    );
  on('GET /__mail', () => json(200, store.list()));
  on('DELETE /__mail', () => {
    store.clear();
    return noContent();
  });
  on('POST /__faults', ({ body }) => json(201, faults.arm(JSON.parse(body))));
  on('DELETE /__faults', () => {
    faults.clear();
    return noContent();
  });
}
