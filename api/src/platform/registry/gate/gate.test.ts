import { remoteRelease, shellRelease, smallRelease } from '../../../../test/registry/fixtures.ts';
import { page, refusals, RULES, tools } from '../../../../test/registry/proposed.ts';
import { apiRefusals, gate } from './gate.ts';

test('compatible releases pass the gate', () => {
  expect(refusals(remoteRelease())).toEqual([]);
  expect(refusals(tools(), [shellRelease(), remoteRelease()])).toEqual([]);
  expect(refusals(smallRelease('mfe-staff'), [shellRelease(), remoteRelease()])).toEqual([]);
  expect(refusals(shellRelease('2.0.0'), [remoteRelease()])).toEqual([]);
});

test('a remote is refused if the shell does not provide its sdk range; newer minors pass', () => {
  expect(refusals(remoteRelease('1.0.0', { sdk: '^1.1.0' }))).toEqual([
    {
      rule: 'sdk-range',
      release: 'mfe-public 1.0.0',
      detail: 'mfe-public 1.0.0 needs sdk ^1.1.0, but shell 1.0.0 provides 1.0.0.',
      fix: 'Promote a shell that provides ^1.1.0 first, or build mfe-public against sdk 1.0.0.',
    },
  ]);
  for (const sdk of ['1.1.0', '1.9.3']) {
    expect(refusals(remoteRelease(), [shellRelease('1.0.0', { sdk })])).toEqual([]);
  }
  for (const sdk of ['0.9.0', '2.0.0', 'moon']) {
    const [refusal] = refusals(remoteRelease(), [shellRelease('1.0.0', { sdk })]);
    expect(refusal?.rule).toBe('sdk-range');
  }
});

test('a remote whose entry is an ES module needs a shell that loads modules', () => {
  const remote = remoteRelease('1.0.0', { globalName: '', federation: { library: '2.9.2' } });
  const shell = (modules?: true) =>
    shellRelease('1.0.0', { federation: { library: '2.9.2', modules } });
  expect(refusals(remote, [shell(true)])).toEqual([]);
  const detail = 'The entry of mfe-public 1.0.0 is an ES module, which shell 1.0.0 cannot load.';
  expect(refusals(remote, [shell()])).toMatchObject([{ rule: 'federation', detail }]);
});

test('a remote on the federation library needs a shell with the same or a newer one', () => {
  const library = (version?: string) => ({
    federation: version ? { library: version } : undefined,
  });
  const remote = remoteRelease('1.0.0', library('2.9.2'));
  for (const carried of ['2.9.2', '2.10.0']) {
    expect(refusals(remote, [shellRelease('1.0.0', library(carried))])).toEqual([]);
  }
  expect(refusals(remote, [shellRelease()])).toEqual([
    {
      rule: 'federation',
      release: 'mfe-public 1.0.0',
      detail:
        'mfe-public 1.0.0 needs version ^2.9.2 of the federation library, but shell 1.0.0 includes no federation library.',
      fix: 'Promote a shell that includes ^2.9.2 first.',
    },
  ]);
  for (const carried of ['2.9.1', '3.0.0']) {
    const found = refusals(remote, [shellRelease('1.0.0', library(carried))]);
    expect(found).toMatchObject([{ rule: 'federation' }]);
  }
  // Releases from before the library run in every shell.
  expect(refusals(remoteRelease(), [shellRelease('1.0.0', library('2.9.2'))])).toEqual([]);
});

test('a shell that cannot enter a live remote is refused, until the remote is rolled back', () => {
  const remote = remoteRelease('1.1.0', { federation: { library: '2.9.2' } });
  expect(refusals(shellRelease('0.9.0'), [remote, tools()])).toEqual([
    {
      rule: 'federation',
      release: 'shell 0.9.0',
      detail:
        'mfe-public 1.1.0 needs version ^2.9.2 of the federation library, but shell 0.9.0 includes no federation library.',
      fix: 'Roll mfe-public back first, to a version that shell 0.9.0 can load, or keep a shell that includes ^2.9.2.',
    },
  ]);
  const kept = [remote.manifest];
  expect(refusals(shellRelease('0.9.0'), [remoteRelease(), tools()], { retained: kept })).toEqual(
    [],
  );
});

test('a remote that uses a name which the shell does not provide is refused', () => {
  const [refusal] = refusals(remoteRelease('1.0.0', { sdkExports: ['Link', 'useMoon'] }));
  expect(refusal).toMatchObject({
    rule: 'sdk-exports',
    detail: 'mfe-public 1.0.0 uses useMoon of @portico/sdk, which shell 1.0.0 does not provide.',
  });
});

test('a remote or shell that calls an operation which the API does not have is refused', () => {
  const change = { operations: ['getMoon', 'getShards'] };
  for (const release of [remoteRelease('1.0.0', change), shellRelease('1.0.0', change)]) {
    expect(refusals(release)).toMatchObject([
      { rule: 'api-operations', detail: expect.stringMatching(/calls getMoon,/) },
    ]);
  }
});

test.each([
  ['/status', '/status'],
  ['/commands/moderation', '/commands/moderation'],
  ['/:any', '/status'],
  ['/*', '/'],
])('the route %s is refused if another remote already serves %s', (path, address) => {
  const found = refusals(tools({ routes: [page(path)] }), [shellRelease(), remoteRelease()]);
  const collision = found.find(({ rule }) => rule === 'route');
  expect(collision?.detail).toContain(`both match ${address}.`);
  expect(collision?.fix).toContain('the team of mfe-public');
});

test.each(['/commands', '/commands/unknown', '/commands/moderation/x', '/stat'])(
  'the route %s does not overlap others',
  (path) => {
    const found = refusals(tools({ routes: [page(path)] }), [shellRelease(), remoteRelease()]);
    expect(found).toEqual([]);
  },
);

test('a duplicate route and a route that overlaps the API are refused', () => {
  const twice = tools({ routes: [page('/a'), page('/a')] });
  expect(refusals(twice)).toMatchObject([
    { rule: 'route', detail: expect.stringMatching(/the route \/a twice/) },
  ]);
  const found = refusals(tools({ routes: [page('/api/moon'), page('/metrics')] }));
  expect(found).toMatchObject([
    { detail: expect.stringMatching(/overlaps the API's route \/api\/\*/) },
    { detail: expect.stringMatching(/\/metrics/) },
  ]);
});

test('a route with a backtracking pattern is refused and does not block routes of others', () => {
  const evil = { ...page('/status/:x'), params: { x: { pattern: '(a+)+b' } } };
  const found = refusals(tools({ routes: [page('/tools'), evil] }));
  expect(found).toMatchObject([
    {
      rule: 'route-pattern',
      detail: expect.stringMatching(/1\.0\.0, route \/status\/:x: invalid pattern of x/),
    },
  ]);
  const other = smallRelease('mfe-commerce', '1.0.0', { routes: [page('/status/:y')] });
  expect(refusals(other, [shellRelease(), tools({ routes: [evil] })])).toEqual([]);
});

test('a navigation entry with a label that its slot already shows is refused', () => {
  const nav = (label: string, path: string) => [{ slot: 'top' as const, path, label, weight: 1 }];
  const routes = [page('/status-of-tools')];
  const others = [shellRelease(), remoteRelease()];
  expect(refusals(tools({ routes, nav: nav('STATUS', '/status-of-tools') }), others)).toMatchObject(
    [
      {
        rule: 'navigation',
        detail: expect.stringMatching(/both "STATUS" .* and "Status" \(\/status\)/),
      },
    ],
  );
  expect(refusals(tools({ routes, nav: nav('Tools', '/status-of-tools') }), others)).toEqual([]);
});

test('routes outside the own mount, or inside the mount of another remote, are refused', () => {
  const staff = smallRelease('mfe-staff', '1.0.0', { routes: [page('/staff'), page('/moon')] });
  expect(refusals(staff)).toMatchObject([
    {
      rule: 'mount',
      detail: expect.stringMatching(/\/moon of mfe-staff 1\.0\.0 is outside \/staff/),
    },
  ]);
  for (const path of ['/staff', '/staff/trap', '/:any/overview', '/:any']) {
    expect(refusals(tools({ routes: [page(path)] }))[0]?.rule).toBe('mount');
  }
});

test.each([
  [{ title: '  ' }, 'is empty'],
  [{ description: ' D' }, 'starts or ends with whitespace'],
  [{ title: 'x'.repeat(71) }, 'is longer than 70 characters'],
  [{ description: 'a\nb' }, 'contains a control character'],
  [{ title: 'The {moon}' }, 'contains {moon}, which is not a param of the route'],
  [{ description: 'Of {product' }, 'contains an unmatched brace'],
])('page metadata %j is refused: %s', (change, problem) => {
  const found = refusals(tools({ routes: [{ ...page('/a'), ...change }] }));
  expect(found).toMatchObject([
    { rule: 'page-metadata', detail: expect.stringContaining(problem) },
  ]);
  expect(found[0]?.fix).toContain('mfe-tools/src/remote.ts');
});

test('a shell is checked against every live and retained remote', () => {
  const kept = [smallRelease('mfe-tools', '0.9.0', { sdkExports: ['Old'] }).manifest];
  const shell = shellRelease('2.0.0', { sdkExports: ['Link'], sdk: '1.1.0' });
  const found = refusals(shell, [remoteRelease('1.0.0', { sdkExports: ['useSession'] })], {
    retained: kept,
  });
  expect(found.map(({ detail }) => detail)).toEqual([
    'mfe-public 1.0.0 uses useSession of @portico/sdk, which shell 2.0.0 does not provide.',
    'mfe-tools 0.9.0 uses Old of @portico/sdk, which shell 2.0.0 does not provide.',
  ]);
  const major = shellRelease('3.0.0', { sdk: '2.0.0' });
  expect(refusals(major, [remoteRelease()])).toMatchObject([
    { rule: 'sdk-range', release: 'shell 3.0.0' },
  ]);
});

test('all reasons are reported at once', () => {
  const bad = tools({
    sdk: '^9.0.0',
    sdkExports: ['useMoon'],
    operations: ['getMoon'],
    routes: [{ ...page('/status'), title: '' }],
  });
  const found = refusals(bad, [shellRelease(), remoteRelease()]);
  expect(found.map(({ rule }) => rule)).toEqual([
    ...['sdk-range', 'sdk-exports', 'api-operations', 'route', 'page-metadata'],
  ]);
});

test('a conflict of two remotes that are promoted together is reported once', () => {
  const [one, other] = [remoteRelease(), tools({ routes: [page('/status')] })];
  const live = new Map([one, other].map(({ manifest }) => [manifest.name, manifest] as const));
  const changed = new Set(live.keys());
  const api = {
    operations: new Set(['getShards']),
    shapeOf: () => undefined,
    routes: [],
    isPublicGet: () => true,
  };
  expect(gate({ live, changed, retained: [], channels: RULES, api })).toHaveLength(1);
});

test('an API without an operation that a release calls is refused', () => {
  const releases = [remoteRelease().manifest, tools({ operations: ['getMoon'] }).manifest];
  const api = (...operations: string[]) => ({
    operations: new Set(operations),
    shapeOf: () => undefined,
  });
  expect(apiRefusals(releases, api('getShards', 'getMoon'))).toEqual([]);
  expect(apiRefusals(releases, api('getMoon'))).toMatchObject([
    {
      release: 'mfe-public 1.0.0',
      detail: expect.stringMatching(/calls getShards/),
      fix: expect.stringMatching(/^Keep the operation as it was/),
    },
  ]);
});

test('an incompatible contract is refused when the release or the API is new', () => {
  const shape = (...fields: string[]) => ({
    address: 'GET /api/shards',
    response: {
      type: 'object',
      properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
      required: fields,
    },
  });
  const release = remoteRelease('1.0.0', { calls: { getShards: shape('id', 'moon') } });
  const api = {
    operations: new Set(['getShards']),
    shapeOf: () => shape('id', 'sun'),
    routes: [],
    isPublicGet: () => true,
  };
  const detail =
    'mfe-public 1.0.0 was built against a contract of getShards (GET /api/shards) that this API does not fulfill: response.moon is no longer sent.';
  expect(refusals(release, undefined, { api })).toEqual([
    {
      ...{ rule: 'api-contract', release: 'mfe-public 1.0.0', detail },
      fix: 'Deploy the API that mfe-public was built against first, or build mfe-public against the deployed one.',
    },
  ]);
  expect(apiRefusals([release.manifest], api)).toMatchObject([{ rule: 'api-contract', detail }]);
  const fine = { ...api, shapeOf: () => shape('id', 'moon', 'sun') };
  expect(refusals(release, undefined, { api: fine })).toEqual([]);
});
