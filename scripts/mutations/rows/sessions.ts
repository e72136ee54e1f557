import { noticedBy } from '../mutation.ts';

const SESSION = 'api/src/identity/session/session.repository.ts';
const CROSS_SITE = 'api/src/http/cross-site.ts';
const HEADERS = 'api/src/http/security-headers.ts';

/** Rows 33 to 45: sessions and sign-in. */
export const SESSIONS = [
  ...noticedBy('api/test/auth/sign-in.test.ts', [
    {
      rows: [33],
      change: 'another browser finishes a sign-in',
      file: 'api/src/identity/auth/sign-in-attempt.repository.ts',
      find: '          eq(signInAttempts.browserHash, browserHash),\n',
      replace: '',
      titles: 'rejects the callback of an attempt from another browser',
    },
    {
      rows: [33],
      change: 'an attempt lasts ten years',
      file: 'api/src/identity/auth/sign-in-attempt.repository.ts',
      find: "interval '10 minutes'",
      replace: "interval '10 years'",
      titles: 'rejects an attempt after ten minutes',
    },
    {
      rows: [34],
      change: 'a repeated callback is a failure',
      file: 'api/src/identity/auth/auth.service.ts',
      find: "outcome.error === 'failed' && (await this.sessions.userOf(request))",
      replace: "outcome.error === 'busy' && (await this.sessions.userOf(request))",
      titles: 'accepts a callback once',
    },
    {
      rows: [36],
      change: 'the old session stays valid',
      file: 'api/src/identity/session/session.service.ts',
      find: '    if (before) await this.end(before);\n',
      replace: '',
      titles: 'creates a new session id',
    },
    {
      rows: [38],
      change: 'scripts can read the cookie',
      file: 'api/src/http/id-cookie.ts',
      find: 'httpOnly: true',
      replace: 'httpOnly: false',
      titles: 'sets a cookie that scripts and other sites cannot read',
    },
  ]),
  ...noticedBy('shared/sdk/rules/own-path.test.ts', [
    {
      rows: [35],
      change: 'backslashes and encoded slashes pass',
      file: 'shared/sdk/rules/own-path.ts',
      find: ' || UNSAFE.test(text)) return undefined;',
      replace: ' || UNSAFE.source === text) return undefined;',
      titles: '.',
    },
  ]),
  ...noticedBy('api/test/auth/sign-out.test.ts', [
    {
      rows: [37],
      change: 'sign-out leaves copies of the cookie valid',
      file: 'api/src/identity/session/session.service.ts',
      find: 'return id && (await this.end(id));',
      replace: 'return id && undefined;',
      titles: 'ends the session for every copy of its cookie',
    },
    {
      rows: [44],
      change: 'the grant stays after sign-out',
      file: 'api/src/identity/auth/auth.service.ts',
      find: '    if (lastOf) await this.access.revoke(lastOf);\n',
      replace: '',
      titles: 'and revokes the grant',
    },
  ]),
  ...noticedBy('api/test/access/canary.test.ts', [
    {
      rows: [39],
      change: 'the log has the query of a request',
      file: 'api/src/http/logged-path.ts',
      find: "(url.split('?')[0] ?? '')",
      replace: 'url',
      titles: 'no canary is in the logs',
    },
  ]),
  ...noticedBy('api/test/session.test.ts', [
    {
      rows: [38],
      change: 'the plain name of the cookie counts over https',
      file: 'api/src/http/id-cookie.ts',
      find: 'return (request.cookies ?? {})[this.nameAt(secure)];',
      replace:
        'return (request.cookies ?? {})[this.nameAt(secure)] ?? (request.cookies ?? {})[this.name];',
      titles: 'over https only the cookie with the __Host- prefix',
    },
    {
      rows: [40],
      change: 'sessions do not end by use',
      file: SESSION,
      find: '${sessions.seenAt} > now() - ${idle} and ',
      replace: '',
      titles: 'a week without use',
    },
    {
      rows: [40],
      change: 'sessions do not end by age',
      file: SESSION,
      find: ' and ${sessions.createdAt} > now() - ${ABSOLUTE}',
      replace: '',
      titles: 'a month after sign-in',
    },
  ]),
  ...noticedBy('api/test/cross-site.test.ts', [
    {
      rows: [41],
      change: 'another origin of the same site counts as our own',
      file: CROSS_SITE,
      find: ": site === 'same-origin';",
      replace: ": site.startsWith('same-');",
      titles: '.',
    },
    {
      rows: [41],
      change: 'a request with neither header is accepted',
      file: CROSS_SITE,
      find: 'request.headers.origin === publicOrigin',
      replace: '(request.headers.origin ?? publicOrigin) === publicOrigin',
      titles: 'are rejected with neither header',
    },
  ]),
  ...noticedBy('api/test/headers.test.ts', [
    {
      rows: [42],
      change: 'the origin of a request is reflected',
      file: 'api/src/http/hooks.ts',
      find: "    void reply.header('x-request-id', request.id);\n",
      replace:
        "    void reply.header('x-request-id', request.id);\n    void reply.header('access-control-allow-origin', request.headers.origin ?? '');\n",
      titles: 'a foreign origin is never reflected',
    },
    {
      rows: [43],
      change: 'answers of the API may be framed',
      file: HEADERS,
      find: 'frameAncestors: "\'none\'",',
      replace: 'frameAncestors: "\'self\'",',
      titles: 'with every security header',
    },
  ]),
  ...noticedBy('api/test/page/page.test.ts', [
    {
      rows: [43],
      change: 'the answer to a malformed address may be framed',
      file: HEADERS,
      find: 'frameAncestors: "\'none\'",',
      replace: 'frameAncestors: "\'self\'",',
      titles: 'forbids frames at',
    },
  ]),
  ...noticedBy('api/src/platform/page/security-policy.test.ts', [
    {
      rows: [43],
      change: 'documents may be framed',
      file: 'api/src/platform/page/security-policy.ts',
      find: "`frame-ancestors 'none'`",
      replace: "`frame-ancestors 'self'`",
      titles: 'forbids frames',
    },
  ]),
  ...noticedBy('api/test/auth/discord-access.test.ts', [
    {
      rows: [44],
      change: 'tokens are stored as they are',
      file: 'api/src/identity/auth/discord-grant.repository.ts',
      find: `      accessToken: this.cipher.encrypt(userId, tokens.accessToken),
      refreshToken: this.cipher.encrypt(userId, tokens.refreshToken),
      expiresAt: new Date(tokens.expiresAt * 1000),
    };
  }

  private open<T extends { accessToken: string; refreshToken: string }>(userId: string, row: T): T {
    return {
      ...row,
      accessToken: this.cipher.decrypt(userId, row.accessToken),
      refreshToken: this.cipher.decrypt(userId, row.refreshToken),
    };
`,
      replace: `      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      expiresAt: new Date(tokens.expiresAt * 1000),
    };
  }

  private open<T extends { accessToken: string; refreshToken: string }>(_userId: string, row: T): T {
    return row;
`,
      titles: 'stores encrypted tokens',
    },
  ]),
  ...noticedBy('shell/src/routing/route-guard.test.tsx', [
    {
      rows: [45],
      change: "the guard believes the browser's flag",
      file: 'shell/src/routing/route-guard.tsx',
      find: '  if (user) return children;\n',
      replace: "  if (user || localStorage.getItem('auth-storage')) return children;\n",
      titles: 'depend on the session, not on auth-storage',
    },
  ]),
  ...noticedBy('api/test/access/shown-user.test.ts', [
    {
      rows: [201],
      change: 'the name of the shown user does not count',
      file: 'api/src/identity/guard/shown-user.ts',
      find: 'shown === undefined || shown === actor.user.id',
      replace: 'shown === undefined || shown !== ""',
      titles: 'is refused from a page that shows another user',
    },
    {
      rows: [201],
      change: 'a change without a name is accepted',
      file: 'api/src/identity/guard/shown-user.ts',
      find: 'if (request.headers[SHOWN_USER_HEADER] !== undefined) return;',
      replace: 'if (request.headers[SHOWN_USER_HEADER] !== "") return;',
      titles: 'names the user that the page shows',
    },
  ]),
];
