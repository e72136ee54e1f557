import type { Rank } from '@portico/sdk/contracts/team/ranks';

/**
 * Who may call each route of the API, independent of the code: a new route needs a line here, and a
 * changed decorator fails the test.
 *
 * `public`: anyone. `signed-in`: anyone with a session. `team`: any member. A rank, or two: members
 * with one of them. `ingest:<scope>`: ingest keys with the scope. `deploy`: any deploy key.
 * `deploy:name`: deploy keys for the app that the path names. `smoke`: keys for smoke runs.
 */
export type Who =
  | 'public'
  | 'signed-in'
  | 'team'
  | Rank
  | `${Rank}|${Rank}`
  | `ingest:${string}`
  | 'deploy'
  | 'deploy:name'
  | 'smoke';

/** `METHOD pattern` -> who may call it. */
export const MATRIX: Readonly<Record<string, Who>> = {
  'GET /': 'public',
  'GET /*': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /apple-touch-icon.png': 'public',
  'GET /assets/*': 'public',
  'GET /cdn/*': 'public',
  'GET /cdn/avatars/:name': 'public',
  'GET /favicon.ico': 'public',
  'GET /metrics': 'public',
  'GET /mfe/*': 'public',
  'GET /mfe/:name/mf-manifest.json': 'public',
  'GET /preview/:key': 'public',
  'GET /preview/end': 'public',
  'GET /robots.txt': 'public',
  'GET /shell/*': 'public',
  'GET /site.webmanifest': 'public',
  'GET /sitemap.xml': 'public',
  'GET /third-party-notices': 'public',

  'GET /blacklist/:subject/:list': 'team',
  'GET /blacklist/:subject/:list/export': 'team',

  'ALL /api': 'public',
  'ALL /api/*': 'public',
  'DELETE /api/account': 'signed-in',
  'GET /api/account/deletion': 'signed-in',
  'GET /api/account/export': 'signed-in',
  'DELETE /api/account/sessions': 'signed-in',
  'GET /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions/:id': 'signed-in',
  'GET /api/activity/messages': 'team',
  'GET /api/auth/discord': 'public',
  'GET /api/auth/discord/callback': 'public',
  'POST /api/auth/logout': 'public',
  'GET /api/auth/me': 'signed-in',
  'GET /api/avatars': 'public',
  'GET /api/avatars/:userId': 'public',
  'GET /api/avatars/pages': 'public',
  'GET /api/avatars/own': 'signed-in',
  'DELETE /api/avatars/own/:avatar': 'signed-in',
  'PUT /api/avatars/own/:avatar/hidden': 'signed-in',
  'PUT /api/avatars/own/opt-out': 'signed-in',
  'GET /api/bot/license-events': 'ingest:licenses',
  'GET /api/bot/license-stream': 'ingest:licenses',
  'GET /api/bot/licenses': 'ingest:licenses',
  'GET /api/bot/licenses/:guildId': 'ingest:licenses',
  'GET /api/commands': 'public',
  'GET /api/commands/:category/:name': 'public',
  'GET /api/commands/addresses': 'public',
  'GET /api/commands/categories': 'public',
  'GET /api/commands/reference': 'public',
  'GET /api/components': 'public',
  'GET /api/docs': 'public',
  'GET /api/docs/:file': 'public',
  'GET /api/economy/:userId': 'team',
  'GET /api/economy/:userId/export': 'team',
  'GET /api/economy/:userId/user': 'team',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/history': 'public',
  'GET /api/incidents': 'public',
  'GET /api/incidents/:id': 'public',
  'GET /api/incidents/:id/texts': 'public',
  'GET /api/incidents/history': 'public',
  'GET /api/incidents/history/texts': 'public',
  'POST /api/ingest/activity': 'ingest:activity',
  'POST /api/ingest/avatars': 'ingest:avatars',
  'PUT /api/ingest/blacklists/:subject/:list': 'ingest:blacklists',
  'PUT /api/ingest/commands': 'ingest:commands',
  'POST /api/ingest/component-days': 'ingest:components',
  'POST /api/ingest/economy': 'ingest:economy',
  'POST /api/ingest/history': 'ingest:history',
  'POST /api/ingest/presence': 'ingest:presence',
  'POST /api/ingest/shards': 'ingest:shards',
  'PUT /api/ingest/team-profiles': 'ingest:team-profiles',
  'PUT /api/ingest/templates': 'ingest:templates',
  'GET /api/openapi.json': 'public',
  'POST /api/invoices/:invoiceId/refund': 'signed-in',
  'GET /api/plans': 'public',
  'GET /api/plans/cards': 'public',
  'GET /api/seller': 'public',
  'GET /api/registry': 'public',
  'POST /api/reports/beacon': 'public',
  'GET /api/releases': 'deploy',
  'POST /api/releases/:name': 'deploy:name',
  'GET /api/releases/:name/:version': 'deploy',
  'GET /api/releases/:name/:version/files/*': 'deploy',
  'GET /api/releases/:name/canary': 'deploy:name',
  'POST /api/releases/:name/canary': 'deploy:name',
  'POST /api/releases/:name/canary/promote': 'deploy:name',
  'POST /api/releases/:name/canary/stop': 'deploy:name',
  'GET /api/releases/:name/previews': 'deploy:name',
  'POST /api/releases/:name/previews': 'deploy:name',
  'DELETE /api/releases/:name/previews/:id': 'deploy:name',
  'POST /api/releases/:name/promote': 'deploy:name',
  'POST /api/releases/:name/rollback': 'deploy:name',
  'POST /api/releases/:name/smoke': 'deploy:name',
  'GET /api/releases/:name/:version/smoke/:picture': 'deploy:name',
  'POST /api/reports/csp': 'public',
  'GET /api/server/:guildId': 'signed-in',
  'GET /api/shards': 'public',
  'GET /api/shards/first': 'public',
  'POST /api/smoke/claim': 'smoke',
  'POST /api/smoke/runs/:id/verdict': 'smoke',
  'GET /api/staff/audit': 'team',
  'GET /api/staff/blacklists/:id': 'team',
  'GET /api/staff/customers/:id': 'team',
  'POST /api/staff/customers/:id/licenses': 'Owner|Administrator',
  'POST /api/staff/customers/:id/notes': 'team',
  'POST /api/staff/customers/search': 'team',
  'GET /api/staff/desk': 'team',
  'GET /api/staff/incidents': 'team',
  'POST /api/staff/incidents': 'Owner|Administrator',
  'DELETE /api/staff/incidents/:id': 'Owner|Administrator',
  'PUT /api/staff/incidents/:id': 'Owner|Administrator',
  'POST /api/staff/incidents/:id/updates': 'Owner|Administrator',
  'PUT /api/staff/incidents/:id/updates/:updateId': 'Owner|Administrator',
  'POST /api/staff/invoices/:invoiceId/cool-down': 'Owner|Administrator',
  'POST /api/staff/invoices/:invoiceId/refund': 'Owner|Administrator',
  'POST /api/staff/invoices/:invoiceId/transfer': 'Owner|Administrator',
  'POST /api/staff/invoices/:invoiceId/withdraw': 'Owner|Administrator',
  'POST /api/staff/invoices/verify': 'team',
  'GET /api/staff/names': 'team',
  'DELETE /api/staff/notes/:noteId': 'team',
  'GET /api/staff/platform': 'team',
  'GET /api/staff/platform/:name/:version/smoke/:picture': 'team',
  'GET /api/staff/platform/:name/canary': 'team',
  'POST /api/staff/platform/:name/canary': 'Owner|Administrator',
  'POST /api/staff/platform/:name/canary/promote': 'Owner|Administrator',
  'POST /api/staff/platform/:name/canary/stop': 'Owner|Administrator',
  'GET /api/staff/platform/previews': 'team',
  'POST /api/staff/platform/previews': 'Owner|Administrator',
  'DELETE /api/staff/platform/previews/:id': 'Owner|Administrator',
  'POST /api/staff/platform/previews/own': 'team',
  'POST /api/staff/platform/:name/off': 'Owner',
  'POST /api/staff/platform/:name/on': 'Owner',
  'POST /api/staff/platform/:name/promote': 'Owner|Administrator',
  'POST /api/staff/platform/:name/rollback': 'Owner|Administrator',
  'GET /api/staff/sales': 'Owner|Administrator',
  'GET /api/staff/sales/export': 'Owner|Administrator',
  'GET /api/status/badge.svg': 'public',
  'GET /api/status/feed.atom': 'public',
  'GET /api/status/feed.json': 'public',
  'GET /api/status/feed.rss': 'public',
  'GET /api/status/summary.json': 'public',
  'GET /api/status/texts': 'public',
  'GET /api/status/widget': 'public',
  'POST /api/stripe/checkout': 'signed-in',
  'GET /api/stripe/checkout/:sessionId': 'signed-in',
  'GET /api/stripe/invoice/:invoiceId': 'signed-in',
  'POST /api/stripe/invoice/:invoiceId/cancel': 'signed-in',
  'GET /api/stripe/invoice/:invoiceId/pdf': 'signed-in',
  'GET /api/stripe/invoice/:invoiceId/document': 'signed-in',
  'POST /api/stripe/verify': 'signed-in',
  'POST /api/stripe/webhook': 'public',
  'GET /api/team': 'public',
  'GET /api/team/cards': 'public',
  'DELETE /api/team/:userId': 'Owner',
  'PUT /api/team/:userId': 'Owner',
  'GET /api/templates': 'public',
  'GET /api/user/:userId': 'public',
  'GET /api/user/invoices/sort': 'signed-in',
  'GET /api/user/licenses': 'signed-in',
  'GET /api/user/licenses/:invoiceId/slots/:position/history': 'signed-in',
  'GET /api/user/servers/authorized': 'signed-in',
  'GET /api/user/servers/invoice/:invoiceId': 'signed-in',
  'GET /api/user/servers/list': 'signed-in',
  'GET /api/user/servers/summary': 'signed-in',
  'GET /api/user/servers/transfers': 'signed-in',
  'POST /api/user/licenses/:invoiceId/slots/:position/release': 'signed-in',
  'POST /api/user/servers/authorize': 'signed-in',
  'POST /api/user/servers/transfer': 'signed-in',
  'GET /api/vitals': 'team',
};

/**
 * Routes that ask for a sign-in in the last five minutes: a change of membership, rights, switches
 * and sessions, a refund, a license or a transfer by the team, and the end of an account.
 */
export const RECENT: readonly string[] = [
  'DELETE /api/account',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'POST /api/staff/customers/:id/licenses',
  'POST /api/staff/invoices/:invoiceId/refund',
  'POST /api/staff/invoices/:invoiceId/transfer',
  'POST /api/staff/invoices/:invoiceId/withdraw',
  'POST /api/staff/platform/:name/off',
  'POST /api/staff/platform/:name/on',
  'DELETE /api/team/:userId',
  'PUT /api/team/:userId',
];

/**
 * Changes that need not name the user that the page shows: the specification defines them without
 * (spec 1 §7). They are refused, too, where a page shows another user.
 */
export const MAY_BE_UNNAMED: readonly string[] = [
  'POST /api/auth/logout',
  'POST /api/stripe/checkout',
  'POST /api/stripe/verify',
  'POST /api/user/servers/authorize',
  'POST /api/user/servers/transfer',
];

/** Values of path parameters, where an arbitrary one would not reach the handler. */
export const PARAMS: Readonly<Record<string, string>> = {
  userId: '900000000000000001',
  guildId: '900000000000000002',
  avatar: '00000000000000000000000000000000.png',
  file: 'none.css',
  subject: 'user',
  list: 'users',
  name: 'mfe-public',
};

/** An address of a pattern. */
export const pathOf = (pattern: string): string =>
  pattern.replace(/:(\w+)/g, (_whole, name: string) => PARAMS[name] ?? '1').replace('*', 'x');
