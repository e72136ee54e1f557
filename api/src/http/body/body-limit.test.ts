import type { RouteOptions } from 'fastify';
import type { Access } from '../access/access.ts';
import { limitBody, OPEN_BODY_BYTES } from './body-limit.ts';
import type { CatalogRoute } from '../contract/route-catalog.ts';
import { SIGNED_BODY } from './signed-body.ts';
import { UPLOAD } from './upload.ts';

const ANYONE: Access = { kind: 'public', session: false };
const STRIPE: Access = { ...ANYONE, reads: 'stripe-signature' };
const LONG = { bodyLimit: OPEN_BODY_BYTES + 1 };

/** Registers a route. @returns its limit in bytes */
function limitOf(access: Access | undefined, config: object, more: Partial<RouteOptions> = {}) {
  const route = { config, ...more } as RouteOptions;
  const named = { handler: 'Notes.add', method: 'POST', path: '/api/notes', access };
  limitBody(route, named as CatalogRoute);
  return route.bodyLimit;
}

test('a route without a limit takes bodies of 64 kB', () => {
  expect(limitOf(ANYONE, {})).toBe(64 * 1024);
  expect(limitOf({ kind: 'smoke' }, {})).toBe(64 * 1024);
});

test.each<[string, Access, object, number]>([
  ['a short body from anyone', ANYONE, { bodyLimit: 8192 }, 8192],
  ['a long body of a signed-in user', { kind: 'signed-in', recent: false }, LONG, LONG.bodyLimit],
  ['a long body with an ingest key', { kind: 'ingest', scope: 'economy' }, LONG, LONG.bodyLimit],
  ['an upload with a deploy key', { kind: 'deploy', reads: false }, UPLOAD, OPEN_BODY_BYTES],
  ['a signed body of Stripe', STRIPE, SIGNED_BODY, SIGNED_BODY.bodyLimit],
])('%s is accepted', (_what, access, config, limit) => {
  expect(limitOf(access, config)).toBe(limit);
});

test.each<[string, Access | undefined, object, Partial<RouteOptions>?]>([
  ['bodies of 65537 bytes', ANYONE, LONG],
  ['bodies of 65537 bytes', ANYONE, {}, LONG],
  ['bodies of 65537 bytes', { ...ANYONE, session: true }, LONG],
  ['bodies of 65537 bytes', undefined, LONG],
  ['bodies of 65537 bytes', STRIPE, LONG],
  ['bodies of 262144 bytes', ANYONE, SIGNED_BODY],
  ['uploads', ANYONE, UPLOAD],
])('%s from anyone are refused with a message that says how to fix it', (what, access, ...more) => {
  expect(() => limitOf(access, ...more)).toThrow(
    `Notes.add (POST /api/notes) accepts ${what} from anyone. Say who may send them, which is checked before the body is read (@SignedIn(), @Team(), @Ingest(), @Deploy() or @Smoke()), or limit the body to 65536 bytes: @RouteConfig({ bodyLimit: 65536 }).`,
  );
});
