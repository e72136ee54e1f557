import { noticedBy, type Change } from '../change.ts';

/** Access, sessions and sign-in. */
export const ACCESS: readonly Change[] = [
  ...noticedBy('api/test/identity/team.test.ts', [
    {
      row: 28,
      file: 'api/src/identity/guard/callers.ts',
      in: 'Callers.of',
      replace: ['= session;', '= ((globalThis.seen ??= {})[session.user.id] ??= session);'],
      titles: 'a removal takes effect with the next request',
    },
  ]),
  ...noticedBy('api/test/bot/commands.test.ts', [
    {
      row: 29,
      file: 'shared/contracts/rules/commands/categories.ts',
      in: 'isPublic',
      replace: ['=== undefined', "!== 'Owner'"],
      titles: 'the public never receives a hidden category',
    },
  ]),
  ...noticedBy('api/test/access/answers.test.ts', [
    {
      row: 30,
      file: 'api/src/identity/session/session.account.ts',
      in: 'SessionAccount.onModuleInit',
      replace: ['secondFactor }) => ({', 'secondFactor, ...rest }) => ({ ...rest,'],
      titles: 'has exactly the listed fields',
    },
  ]),
  ...noticedBy('api/test/auth/sign-in.test.ts', [
    {
      row: 33,
      file: 'api/src/identity/auth/sign-in-attempt.repository.ts',
      in: 'SignInAttemptRepository.take',
      remove: 'eq(signInAttempts.browserHash, browserHash),',
      titles: 'rejects the callback of an attempt from another browser',
    },
    {
      row: 33,
      file: 'api/src/identity/auth/sign-in-attempt.repository.ts',
      in: 'OLDEST',
      replace: ['10 minutes', '10 years'],
      titles: 'rejects an attempt after ten minutes',
    },
    {
      row: 101,
      file: 'api/src/identity/auth/discord.guard.ts',
      in: 'DiscordGuard.constructor',
      replace: ['strategy.name', 'strategy as never'],
      // A request that is never answered delays the end of each API for three minutes.
      titles: 'on PGlite .*signs in concurrent users each as themselves',
    },
  ]),
  ...noticedBy('api/test/identity/session.test.ts', [
    {
      row: 38,
      file: 'api/src/http/request/id-cookie.ts',
      in: 'IdCookie.sent',
      replace: [
        '[this.nameAt(secure)];',
        '[this.nameAt(secure)] ?? (request.cookies ?? {})[this.name];',
      ],
      titles: 'over https only the cookie with the __Host- prefix',
    },
    {
      row: 40,
      file: 'api/src/identity/session/session.repository.ts',
      in: 'isValidWith',
      remove: '${sessions.seenAt} > now() - ${idle} and',
      titles: 'a week without use',
    },
    {
      row: 40,
      file: 'api/src/identity/session/session.repository.ts',
      in: 'isValidWith',
      remove: 'and ${sessions.createdAt} > now() - ${ABSOLUTE}',
      titles: 'a month after sign-in',
    },
    {
      row: 125,
      file: 'api/src/identity/session/session.repository.ts',
      in: 'isValidWith',
      replace: ['case when ${isMember} then ${staffIdle} else ${IDLE} end', '${IDLE}'],
      titles: '12 hours without use',
    },
  ]),
  ...noticedBy('api/test/http/headers.test.ts', [
    {
      row: 42,
      file: 'api/src/app/pipeline.ts',
      in: 'beforeBody',
      replace: [
        "void reply.header('x-request-id', request.id);",
        "void reply.header('x-request-id', request.id); void reply.header('access-control-allow-origin', request.headers.origin ?? '');",
      ],
      titles: 'a foreign origin is never reflected',
    },
  ]),
  ...noticedBy('api/test/auth/discord-access.test.ts', [
    {
      row: 44,
      file: 'api/src/identity/auth/discord-grant.repository.ts',
      in: 'DiscordGrantRepository.seal',
      replace: ['this.cipher.encrypt(userId, tokens.refreshToken)', 'tokens.refreshToken'],
      titles: 'stores encrypted tokens',
    },
  ]),
  ...noticedBy('api/test/process/clock.test.ts', [
    {
      row: 86,
      file: 'api/src/identity/session/session.repository.ts',
      in: 'SessionRepository.find',
      replace: [
        'if (!found)',
        'if (!found || Date.now() > performance.timeOrigin + performance.now() + 3_600_000)',
      ],
      titles: 'ends no session',
    },
  ]),
  ...noticedBy('api/test/remotes/remotes.test.ts', [
    {
      row: 110,
      file: 'api/src/platform/remotes/remotes.service.ts',
      in: 'RemotesService.remove',
      remove: 'await this.keys.revokeAllFor(tx, name, by);',
      titles: '.',
    },
  ]),
];
