import type { Group } from './group.ts';

const auth = (...names: string[]) => names.map((name) => `test/auth/${name}.test.ts`);

/** Who somebody is, and what they may do. Tests of each route are left out: each survivor would run all of them. */
export const IDENTITY = {
  access: {
    sources: [
      'http/access/access.ts',
      'http/access/actor.ts',
      'http/access/audit-actor.ts',
      'identity/guard/access.guard.ts',
      'identity/guard/callers.ts',
      'identity/guard/credentials.service.ts',
      'identity/guard/shown-user.ts',
    ],
    tests: [
      'src/http/access/audit-actor.test.ts',
      'src/identity/guard/access.guard.test.ts',
      'test/access/decisions.test.ts',
      'test/access/routes.test.ts',
      'test/identity/team.test.ts',
    ],
  },
  session: {
    sources: [
      'http/request/host-cookie.ts',
      'http/request/id-cookie.ts',
      'identity/session/browser-name.ts',
      'identity/session/session.account.ts',
      'identity/session/session.controller.ts',
      'identity/session/session.repository.ts',
      'identity/session/session.service.ts',
    ],
    tests: [
      'src/http/request/cookies.test.ts',
      'test/identity/session.test.ts',
      'test/identity/account.test.ts',
      'test/process/admin.test.ts',
      'test/identity/team.test.ts',
      ...auth('sign-in', 'sign-in-again', 'sign-out'),
      'src/identity/session/browser-name.test.ts',
    ],
  },
  'sign-in': {
    sources: [
      'identity/auth/auth.controller.ts',
      'identity/auth/auth.service.ts',
      'identity/auth/discord-access.ts',
      'identity/auth/discord-grant.repository.ts',
      'identity/auth/discord.guard.ts',
      'identity/auth/discord.strategy.ts',
      'identity/auth/grant.account.ts',
      'identity/auth/own-host.ts',
      'identity/auth/return-cookie.ts',
      'identity/auth/return-path.ts',
      'identity/auth/sign-in-attempt.repository.ts',
      'identity/auth/sign-in-attempts.ts',
      'identity/auth/sign-in-outcome.ts',
      'identity/users/users.account.ts',
      'identity/users/users.repository.ts',
    ],
    tests: [
      'src/identity/auth/return-path.test.ts',
      ...auth('discord-access', 'limits', 'other-hosts', 'second-factor', 'sign-in'),
      ...auth('sign-in-again', 'sign-in-outcomes', 'sign-out'),
      'test/identity/account.test.ts',
      'test/messages/discord-email.test.ts',
    ],
  },
  keys: {
    sources: [
      'bearer-key',
      'key-rows.repository',
      'deploy/apps',
      'deploy/deploy-key.repository',
      'deploy/deploy-key.service',
      'deploy/known-apps',
      'ingest/bot-contact.repository',
      'ingest/ingest-key.repository',
      'ingest/ingest-key.service',
      'smoke/smoke-key.repository',
      'smoke/smoke-key.service',
    ].map((name) => `identity/keys/${name}.ts`),
    tests: [
      'src/identity/keys/bearer-key.test.ts',
      'test/identity/keys.test.ts',
      'test/identity/deploy-keys.test.ts',
      'test/smoke/keys.test.ts',
    ],
  },
  discord: {
    sources: [
      'discord-answers',
      'discord-errors',
      'discord-http',
      'discord-rest',
      'discord.client',
      'guild-permissions',
      'limit-headers',
      'lookup-cache',
      'pace',
      'rate-limit-bucket',
      'rate-limiter',
      'token-cipher',
      'token-key',
    ].map((name) => `identity/discord/${name}.ts`),
    tests: [
      ...[
        ...['discord-answers', 'guild-permissions', 'limit-headers', 'pace', 'rate-limit-bucket'],
        ...['token-cipher', 'token-key'],
      ].map((name) => `src/identity/discord/${name}.test.ts`),
      ...['calls', 'faults', 'rate-limits'].map((name) => `test/discord/${name}.test.ts`),
    ],
  },
} as const satisfies Record<string, Group>;
