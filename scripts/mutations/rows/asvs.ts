import { noticedBy } from '../mutation.ts';

/** Rows 128, 129: bodies and patterns. Rows 136 to 140: found by comparing the site with OWASP ASVS. */
export const ASVS = [
  ...noticedBy('api/src/http/body-limit.test.ts', [
    {
      rows: [128],
      change: 'anyone may send a long body',
      file: 'api/src/http/body-limit.ts',
      find: 'if (isShort || isSenderKnown(catalogRoute, config)) return;',
      replace: 'if (isShort || catalogRoute) return;',
      titles: 'from anyone are refused',
    },
  ]),
  ...noticedBy('scripts/eslint/rules.test.ts', [
    {
      rows: [129],
      change: 'patterns of exponential time are allowed',
      file: 'eslint.config.js',
      find: "'regexp/no-super-linear-backtracking': 'error'",
      replace: "'regexp/no-super-linear-backtracking': 'off'",
      titles: 'a pattern of exponential time',
    },
  ]),
  ...noticedBy('api/test/headers.test.ts', [
    {
      rows: [136],
      change: 'cookies have no prefix',
      file: 'shared/sdk/rules/host-cookie.ts',
      find: 'isSecure ? `__Host-${name}` : name',
      replace: 'name',
      titles: 'has the __Host- prefix over https',
    },
  ]),
  ...noticedBy('api/test/requests.test.ts', [
    {
      rows: [137],
      change: 'refused input is no event',
      file: 'api/src/http/security-event.ts',
      find: "  400: 'input.refused',\n",
      replace: '',
      titles: 'are events with an actor in the log',
    },
    {
      rows: [139],
      change: 'lenient parser',
      file: 'api/src/app/server.ts',
      find: 'http: { headersTimeout',
      replace: 'http: { insecureHTTPParser: true, headersTimeout',
      titles: 'two lengths of its body',
    },
  ]),
  ...noticedBy('api/test/auth/sign-in.test.ts', [
    {
      rows: [137],
      change: 'records of others are no event',
      file: 'api/src/http/security-event.ts',
      find: "kind === 'public' ? undefined : 'object.refused'",
      replace: 'undefined',
      titles: 'and its refusals are log events',
    },
  ]),
  ...noticedBy('api/src/core/config/database.test.ts', [
    {
      rows: [138],
      change: 'no-verify counts as TLS',
      file: 'api/src/core/config/database.ts',
      find: "'verify-full'];",
      replace: "'verify-full', 'no-verify'];",
      titles: 'without a check of its certificate',
    },
  ]),
  ...noticedBy('api/test/registry/publish.test.ts', [
    {
      rows: [140],
      change: 'contents of files are not checked',
      file: 'api/src/platform/registry/registry.service.ts',
      find: '      requireKnownFiles(verified);\n',
      replace: '',
      titles: 'is not what its extension says',
    },
  ]),
];
