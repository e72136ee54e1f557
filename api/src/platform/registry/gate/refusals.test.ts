import { remoteRelease, shellRelease, smallRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { page, refusals, tools } from '../../../../test/registry/proposed.ts';

test.each<[string, TestRelease, string, string]>([
  [
    'api-operations',
    tools({ operations: ['getMoon', 'getSun'] }),
    'mfe-tools 1.0.0 calls getMoon and getSun, which this API does not have.',
    'Deploy an API with the missing operations before mfe-tools, or build mfe-tools without these calls.',
  ],
  [
    'page-data',
    tools({ routes: [{ ...page('/a'), data: { get: { moon: '/api/moon' } } }] }),
    'The route /a of mfe-tools 1.0.0 reads /api/moon, which is no public GET of this API.',
    'Deploy an API with this call before mfe-tools, or declare another one: docs/decisions/0094-pages-declare-their-data.md.',
  ],
  [
    'route',
    tools({ routes: [page('/a'), page('/a')] }),
    'mfe-tools 1.0.0 declares the route /a twice.',
    'Remove one of them.',
  ],
  [
    'route',
    tools({ routes: [page('/metrics')] }),
    "The route /metrics of mfe-tools 1.0.0 overlaps the API's route /metrics, so its page would never be shown.",
    'Choose another path.',
  ],
  [
    'mount',
    smallRelease('mfe-staff', '1.0.0', { routes: [page('/staffroom')] }),
    'The route /staffroom of mfe-staff 1.0.0 is outside /staff, where mfe-staff is mounted.',
    'Move it below /staff.',
  ],
  [
    'mount',
    tools({ routes: [page('/staff/trap')] }),
    'The route /staff/trap of mfe-tools 1.0.0 overlaps /staff, which is reserved for another remote.',
    'Choose a path outside /staff.',
  ],
  [
    'navigation',
    tools({
      routes: [page('/b')],
      nav: [
        { slot: 'top', path: '/b', label: 'One', weight: 1 },
        { slot: 'top', path: '/b', label: 'Two', weight: 2 },
      ],
    }),
    'The slot "top" would show both "Two" (/b) and "One" (/b) of mfe-tools 1.0.0.',
    'Choose another label or slot, or remove one of the links.',
  ],
  [
    'images',
    tools({ routes: [{ ...page('/a'), images: 'anywhere', requires: 'session' }] }),
    'The page /a of mfe-tools 1.0.0 may show images from anywhere, but it is for signed-in users or the team only.',
    'Remove images from the route in mfe-tools/src/remote.ts, or show the images on a public page.',
  ],
])('the rule %s says what is wrong and how to mend it', (rule, release, detail, fix) => {
  expect(refusals(release)).toEqual([{ rule, release: expect.any(String), detail, fix }]);
});

test('a remote that operators have mounted twice may use both places', () => {
  const channels = [
    { name: 'mfe-tools', mounts: ['/one', '/two'], restriction: 'public' as const },
  ];
  const release = tools({ routes: [page('/one/a'), page('/two')] });
  expect(refusals(release, [shellRelease()], { channels })).toEqual([]);
});

test('a remote without a channel is public, and needs no shell', () => {
  const release = tools({ routes: [{ ...page('/a'), images: 'anywhere' }] });
  expect(refusals(release, [], { channels: [] })).toEqual([]);
});

test('a title as long as it may be, and a name of a param in capitals, are accepted', () => {
  const route = {
    ...page('/a/:moon'),
    title: 'x'.repeat(70),
    description: 'The {moon|capitalize}',
  };
  expect(refusals(tools({ routes: [route] }))).toEqual([]);
});

test('a remote is not checked because another app changes', () => {
  const bad = tools({ sdk: '^9.0.0', operations: ['getMoon'] });
  const found = refusals(remoteRelease(), [shellRelease(), bad]);
  expect(found.filter(({ release }) => release !== 'mfe-public 1.0.0')).toEqual([]);
});
