import { noticedBy } from '../mutation.ts';

/** Rows 91 to 108: found by attacking what had landed. Rows 66, 67 and 99 share a test. */
export const LANDED = [
  ...noticedBy('api/test/unread-bodies.test.ts', [
    {
      rows: [91],
      change: 'the rest of a refused body is read',
      file: 'api/src/http/unread-body.ts',
      find: '  if (complete) return false;\n',
      replace: "  if (complete || headers['x-unread'] === undefined) return false;\n",
      titles: 'leaves its body unread for every reason',
    },
  ]),
  ...noticedBy('shared/sdk/platform/value-pattern.test.ts', [
    {
      rows: [92],
      change: 'neighbours of a pattern may share characters',
      file: 'shared/sdk/platform/value-pattern.ts',
      find: 'if (before && before.min < before.max && overlaps(before.ranges, piece.ranges)) {',
      replace: 'if (before && before.min > before.max && overlaps(before.ranges, piece.ranges)) {',
      titles: '.',
    },
  ]),
  ...noticedBy('api/src/core/log/line-budget.test.ts', [
    {
      rows: [93],
      change: 'a budget of lines has no end',
      file: 'api/src/core/log/line-budget.ts',
      find: 'if (this.written >= this.max) {',
      replace: 'if (this.written < 0) {',
      titles: 'allows a number of lines per period',
    },
  ]),
  ...noticedBy('api/test/operations.test.ts', [
    {
      rows: [93],
      change: 'a directive is a label as it was sent',
      file: 'api/src/platform/reports/csp-directives.ts',
      find: "DIRECTIVES.has(directive) ? directive : 'other';",
      replace: "DIRECTIVES.size > 0 ? directive : 'other';",
      titles: 'forged CSP reports create no labels|three thousand forged CSP reports',
    },
    {
      rows: [95],
      change: 'metrics are open where no token is set',
      file: 'api/src/http/metrics/metrics.controller.ts',
      find: 'return metricsToken !== undefined && timingSafeEqual',
      replace: 'return metricsToken === undefined || timingSafeEqual',
      titles: 'metrics are closed without METRICS_TOKEN',
    },
  ]),
  ...noticedBy('api/test/registry/boot-replicas.long.test.ts', [
    {
      rows: [96],
      change: 'a start replaces what a team made live',
      file: 'api/src/platform/registry/boot-releases.service.ts',
      find: 'if (!this.config.bootPromotes) return false;',
      replace: 'if (!this.config.bootPromotes) return true;',
      titles: 'keeps the version that a deploy key made live',
    },
  ]),
  ...noticedBy('scripts/workflows/secrets.test.ts', [
    {
      rows: [97],
      change: 'any step may have a secret',
      file: 'scripts/workflows/secrets.ts',
      find: 'return hasSecret(env) && !isDeploy',
      replace: 'return hasSecret(env) && isDeploy && !isDeploy',
      titles: '.',
    },
  ]),
  ...noticedBy('api/test/full-disk.long.test.ts', [
    {
      rows: [98],
      change: "PostgreSQL's code of a full disk is not known",
      file: 'api/src/core/db/storage-full.ts',
      find: "new Set(['53100', '58030',",
      replace: "new Set(['58030',",
      titles: '.',
    },
  ]),
  ...noticedBy('api/test/outage.test.ts', [
    {
      rows: [99],
      change: 'a kept answer is not used',
      file: 'api/src/http/answer-cache.ts',
      find: 'if (!kept || age > MAX_STALE_MS) throw error;',
      replace: 'if (!kept || age >= 0) throw error;',
      titles: 'public answers are served from memory',
    },
    {
      rows: [66],
      change: 'a start without the database fails',
      file: 'api/src/core/db/database.service.ts',
      find: 'if (!isDatabaseUnavailable(error) && !isConnectionError(error)) throw error;',
      replace: 'throw error;',
      titles: 'a start without the database serves what it can',
    },
    {
      rows: [67],
      change: 'a connection that breaks in a statement is a fault of ours',
      file: 'api/src/core/db/database-unavailable.ts',
      find: 'const STATES = /^(08|57P0|',
      replace: 'const STATES = /^(08|',
      titles: 'a connection that breaks during a write',
    },
    {
      rows: [67],
      change: 'a rollback on a broken connection is a fault of ours',
      file: 'api/src/core/db/database-unavailable.ts',
      find: 'MESSAGES.test(message),',
      replace: 'MESSAGES.test(String(code)),',
      titles: 'a connection that breaks during a write',
    },
  ]),
  ...noticedBy('api/test/hang-up.test.ts', [
    {
      rows: [99],
      change: 'a hang-up is a failed request',
      file: 'api/src/http/problem.filter.ts',
      find: 'if (hasDisconnected(request)) {',
      replace: 'if (hasDisconnected(request) && request.id === "") {',
      titles: 'during its request is logged at info level',
    },
  ]),
  ...noticedBy('api/test/history.test.ts', [
    {
      rows: [100],
      change: 'names of time zones are kept as they are spelled',
      file: 'shared/sdk/contracts/text.ts',
      find: "return new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone;",
      replace: "new Intl.DateTimeFormat('en', { timeZone: tz });\n    return tz;",
      titles: 'is cached once per time zone',
    },
  ]),
  ...noticedBy('api/test/auth/sign-in.test.ts', [
    {
      rows: [101],
      change: 'all requests share one strategy of passport',
      file: 'api/src/identity/auth/discord.guard.ts',
      find: 'super({ defaultStrategy: strategy.name });',
      replace: 'super({ defaultStrategy: strategy as never });',
      titles: 'signs in concurrent users each as themselves',
    },
  ]),
  ...noticedBy('shell/src/federation/library-global.test.ts', [
    {
      rows: [102],
      change: "the library's global is open for everybody",
      file: 'shell/src/federation/library-global.ts',
      find: '  if (isOpen) return;\n',
      replace: '  if (isOpen || global) return;\n',
      titles: 'ignores overrides for visitors',
    },
  ]),
  ...noticedBy('shell/src/federation/plugins/entry-script.test.ts', [
    {
      rows: [103],
      change: 'a module is imported without asking the policy',
      file: 'shell/src/federation/plugins/entry-script.ts',
      find: 'new URL(String(globalThis.__mfe.u(entry)), location.href).href',
      replace: 'new URL(entry, location.href).href',
      titles: 'is not imported from an address that is not a release file',
    },
  ]),
  ...noticedBy('api/src/platform/registry/gate/extension-rule.test.ts', [
    {
      rows: [104],
      change: 'public pages may use extensions of restricted remotes',
      file: 'api/src/platform/registry/gate/extension-rule.ts',
      find: "if (restriction !== 'public' && restriction !== restrictionOf(user.name)) {",
      replace: "if (restriction !== 'public' && restriction === undefined) {",
      titles: "keeps a restricted remote's extension from public pages",
    },
  ]),
  ...noticedBy('shared/sdk/platform/contained-styles.test.ts', [
    {
      rows: [105],
      change: 'the scope of a stylesheet begins at html',
      file: 'shared/sdk/platform/contained-styles.ts',
      find: 'const PRELUDE = `(main)',
      replace: 'const PRELUDE = `(html)',
      titles: 'scopes rules to pages',
    },
  ]),
  ...noticedBy('api/test/error-frames.test.ts', [
    {
      rows: [106],
      change: 'source maps are files like others',
      file: 'api/src/platform/registry/private-file.ts',
      find: "path.toLowerCase().endsWith('.map')",
      replace: "path.toLowerCase().endsWith('.private')",
      titles: 'source maps have no address for visitors',
    },
    {
      rows: [107],
      change: 'a version has any number of lines',
      file: 'api/src/platform/vitals/error-frames.repository.ts',
      find: 'where is_known or stored + place <= ${MAX_FRAMES}',
      replace: 'where is_known or stored + place > 0',
      titles: 'one version has a limited number of lines',
    },
  ]),
  ...noticedBy('shared/sdk/platform/icon.test.ts', [
    {
      rows: [108],
      change: 'an element of an icon may have any attribute',
      file: 'shared/sdk/platform/icon.ts',
      find: 'if (!isKnown || Object.hasOwn(attributes, name)) {',
      replace: 'if (Object.hasOwn(attributes, name)) {',
      titles: 'rejects',
    },
  ]),
];
