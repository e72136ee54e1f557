import { z } from 'zod';
import type { CallLog } from './call-log.ts';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import type { Grants } from './grants.ts';
import { discordError } from './discord-error.ts';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import type { Handler, Router } from '../http/router.ts';
import type { EventDelivery } from './event-delivery.ts';
import type { Monetization } from './monetization.ts';
import { addMonetizationControls } from './monetization-controls.ts';

interface Controls {
  faults: Faults<Fault>;
  calls: CallLog;
  grants: Grants;
  store: Monetization;
  events: EventDelivery;
}

/**
 * Control API of the sandbox for tests. Cross-origin requests of web pages are rejected.
 *
 * | call | effect |
 * |---|---|
 * | `GET`, `POST`, `DELETE /__faults` | list faults, add one, remove all |
 * | `GET`, `DELETE /__calls` | list or clear the log of REST requests |
 * | `POST /__grants/expire` | expire all access tokens |
 * | `DELETE /__grants/:account` | revoke the grant, as in Discord's settings |
 */
export function addControlRoutes(
  router: Router,
  { faults, calls, grants, ...monetization }: Controls,
): void {
  addMonetizationControls(router, { ...monetization, guarded });
  router
    .page(
      'GET /__faults',
      guarded(() => json(200, faults.list())),
    )
    .page(
      'POST /__faults',
      guarded((request) => arm(request, faults)),
    )
    .page(
      'DELETE /__faults',
      guarded(() => done(() => faults.clear())),
    )
    .page(
      'GET /__calls',
      guarded(() => json(200, calls.list())),
    )
    .page(
      'DELETE /__calls',
      guarded(() => done(() => calls.clear())),
    )
    .page(
      'POST /__grants/expire',
      guarded(() => done(() => grants.expireAll())),
    )
    .page(
      'DELETE /__grants/:account',
      guarded(({ params }) => done(() => grants.revokeAccount(params.account ?? ''))),
    );
}

function arm(request: Request, faults: Faults<Fault>): Reply {
  try {
    return json(201, faults.arm(JSON.parse(request.body)));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'The body is not JSON';
    return discordError(400, why);
  }
}

function done(act: () => void): Reply {
  act();
  return noContent();
}

function guarded(handler: Handler): Handler {
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    const isCrossOrigin =
      request.headers.origin !== undefined || site === 'cross-site' || site === 'same-site';
    return isCrossOrigin ? discordError(403, '403: Forbidden') : handler(request);
  };
}
