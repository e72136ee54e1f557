import { noticedBy } from '../mutation.ts';

/** Rows 109 to 123: remotes, packages, previews, canaries and smoke runs. */
export const RELEASES = [
  ...noticedBy('api/test/remotes/switched-off.test.ts', [
    {
      rows: [109],
      change: 'a switch does not take the lock of the registry',
      file: 'api/src/platform/remotes/remotes.repository.ts',
      find: '      await lockRegistry(tx);\n      const act',
      replace: '      const act',
      titles: 'a switch and a concurrent promote both take effect',
    },
  ]),
  ...noticedBy('api/test/remotes/remotes.test.ts', [
    {
      rows: [110],
      change: 'keys of a removed remote stay',
      file: 'api/src/platform/remotes/remotes.service.ts',
      find: '      await this.keys.revokeAllFor(tx, name, by);\n',
      replace: '',
      // The tests of this file continue each other.
      titles: '.',
    },
  ]),
  ...noticedBy('shared/remote/dev/cookies.test.ts', [
    {
      rows: [111],
      change: 'all cookies of the browser are passed on',
      file: 'shared/remote/dev/cookies.ts',
      find: 'const theme = THEME.exec(sent)?.[1];',
      replace: 'const theme = THEME.test(sent) ? sent : sent;',
      titles: 'cookies of a remote site stay in this process',
    },
  ]),
  ...noticedBy('scripts/workflows/workflow-files.test.ts', [
    {
      rows: [112],
      change: 'the workflow of the packages may write packages',
      file: '.github/workflows/packages.yml',
      find: '      id-token: write\n',
      replace: '      id-token: write\n      packages: write\n',
      titles: '.',
    },
  ]),
  ...noticedBy('shared/sdk/platform/unlisted-uses.test.ts', [
    {
      rows: [113],
      change: 'names that release.json does not list pass',
      file: 'shared/sdk/platform/unlisted-uses.ts',
      find: 'const unlisted = [...read].filter((name) => !sdkExports.includes(name)).sort();',
      replace:
        "const unlisted = [...read].filter((name) => name === '' && !sdkExports.includes(name));",
      titles: 'has every name of the sdk and every call unlisted',
    },
  ]),
  ...noticedBy('api/test/previews/unavailable.test.ts', [
    {
      rows: [114],
      change: 'an ended link still shows its preview',
      file: 'api/src/platform/previews/preview.service.ts',
      find: '  revokedAt === null && expiresAt.getTime() > Date.now();',
      replace: '  revokedAt !== undefined && expiresAt.getTime() > Date.now();',
      titles: 'after it was ended manually',
    },
  ]),
  ...noticedBy('api/test/previews/links.test.ts', [
    {
      rows: [115],
      change: 'a key may preview a restricted app that it does not see',
      file: 'api/src/platform/previews/preview-links.service.ts',
      find: "if (channel.restriction !== 'public' && !covers(owner.apps, name)) {",
      replace: 'if (channel.restriction === undefined && !covers(owner.apps, name)) {',
      titles: 'an app that the key may not see',
    },
  ]),
  ...noticedBy('api/test/previews/previews.test.ts', [
    {
      rows: [116],
      change: 'search engines may list a preview',
      file: 'api/src/platform/previews/preview-headers.ts',
      find: "  'x-robots-tag': 'noindex, nofollow',\n",
      replace: '',
      titles: 'no cache stores an answer of a preview',
    },
    {
      rows: [116],
      change: 'the key of a preview is logged',
      file: 'api/src/http/logged-path.ts',
      find: "  if (routeOptions.url?.includes('/:key')) return routeOptions.url;\n",
      replace: '',
      titles: 'the link leaves no trace',
    },
  ]),
  ...noticedBy('api/src/platform/canaries/place.test.ts', [
    {
      rows: [117],
      change: 'the signature of a place is not compared',
      file: 'api/src/platform/canaries/place.ts',
      find: "if (!timingSafeEqual(mac(text, secret), Buffer.from(signature, 'base64url'))) return undefined;",
      replace:
        "if (mac(text, secret).length !== Buffer.from(signature, 'base64url').length) return undefined;",
      titles: 'is rejected if the site has not signed it',
    },
  ]),
  ...noticedBy('api/test/releases/canary.long.test.ts', [
    {
      rows: [118],
      change: 'a canary goes on when another version is made live',
      file: 'api/src/platform/registry/channel.repository.ts',
      find: '      await this.canaries.liveChanged(tx, { app: name, version, why, by });\n',
      replace: '',
      titles: 'promotes another version or rolls back',
    },
    {
      rows: [118],
      change: 'a canary goes on that does not fit the new shell',
      file: 'api/src/platform/registry/registry.service.ts',
      find: '(tx) => this.endUnfitCanaries(tx),',
      replace: 'async () => undefined,',
      titles: 'promotes a shell that is incompatible with the new version',
    },
  ]),
  ...noticedBy('api/test/smoke/runs.test.ts', [
    {
      rows: [119],
      change: 'the gate does not ask for verdicts',
      file: 'api/src/platform/registry/gate.service.ts',
      find: 'refusals.push(...(await this.checks.refusals(locked.tx, manifest)));',
      replace: 'refusals.push(...(await this.checks.refusals(locked.tx, manifest)).slice(0, 0));',
      titles: 'a page that throws on load is refused',
    },
    {
      rows: [120],
      change: 'a verdict may leave pages out',
      file: 'api/src/platform/smoke/smoke.service.ts',
      find: '    requireWholeVerdict(run.plan?.pages ?? [], body);\n',
      replace: '',
      titles: 'a verdict that omits a page is rejected',
    },
  ]),
  ...noticedBy('api/test/smoke/visits.test.ts', [
    {
      rows: [121],
      change: 'the example person is always of the team',
      file: 'api/src/platform/smoke/smoke-visits.service.ts',
      find: "const team = name === 'shell' || channel?.restriction === 'team';",
      replace: "const team = name !== '' || channel?.restriction === 'team';",
      titles: 'a restricted remote is visible in its own runs',
    },
  ]),
  ...noticedBy('api/test/registry/uses.test.ts', [
    {
      rows: [122],
      change: 'a thread may take any time',
      file: 'api/src/core/process/run-in-worker.ts',
      find: 'const limit = AbortSignal.timeout(ms);',
      replace: 'const limit = AbortSignal.timeout(ms * 1000);',
      titles: 'requests are answered while a large script is read',
    },
    {
      rows: [122],
      change: 'a thread may take any memory',
      file: 'api/src/core/process/run-in-worker.ts',
      find: '    resourceLimits: { maxOldGenerationSizeMb: memoryMb },\n',
      replace: '',
      titles: 'a script that needs more memory',
    },
  ]),
  ...noticedBy('shell/src/failure/wrong-answers.test.ts', [
    {
      rows: [123],
      change: 'wrong answers are not reported',
      file: 'shell/src/failure/wrong-answers.ts',
      find: "report({ kind: 'answer', remote, version: loader.versionOf(remote), page: route.page });",
      replace: 'void report;',
      titles: 'an answer of another shape is reported',
    },
  ]),
];
