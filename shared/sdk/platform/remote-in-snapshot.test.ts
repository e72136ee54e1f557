import { RELEASE_SCHEMA, type ReleaseManifest } from './release.ts';
import { remoteInSnapshot, type ListedEntry } from './remote-in-snapshot.ts';

const route = (path: string) => ({ path, page: 'a', title: 'A', description: 'A page' });
const link = (path: string, weight: number) => ({
  slot: 'top' as const,
  path,
  label: path,
  weight,
});
const manifest: ReleaseManifest = {
  ...{ schema: RELEASE_SCHEMA, kind: 'remote', name: 'mfe-public', version: '1.0.0' },
  ...{ entry: 'remoteEntry.js', globalName: 'x', sdk: '^1.0.0', sdkExports: [], operations: [] },
  ...{ files: [], pages: {}, needs: [] },
  routes: [route('/'), { ...route('/of/:name'), params: { name: { pattern: '[a-z]{1,9}' } } }],
  nav: [link('/', 9), { ...link('/of/:name', 10), each: 'things' }, link('/', 11)],
} as unknown as ReleaseManifest;
const entry = (name: string): ListedEntry => ({
  name,
  ...{ label: `The ${name}`, hint: `Of ${name}`, icon: '<svg/>' },
});
const navOf = (lists: Record<string, ListedEntry[]>, isServed = (_path: string) => true) =>
  remoteInSnapshot(
    manifest,
    '',
    isServed,
    () => true,
    (list) => lists[list] ?? [],
  ).nav;

test('an entry of a list of the pack is one for each of its members, with their texts', () => {
  const [, first] = navOf({ things: [entry('boat')] });
  expect(first).toEqual({
    ...{ slot: 'top', path: '/of/boat', label: 'The boat', hint: 'Of boat', icon: '<svg/>' },
    weight: 10,
  });
});

test('members of a list keep their order between the entries around them, however many they are', () => {
  const names = Array.from({ length: 99 }, (_, index) => `n${index}`);
  const nav = navOf({ things: names.map(entry) });
  const sorted = nav.toSorted((one, other) => one.weight - other.weight).map(({ path }) => path);
  expect(sorted).toEqual(['/', ...names.map((name) => `/of/${name}`), '/']);
});

test('a name of a member is one part of its address', () => {
  const [, first] = navOf({ things: [entry('a/../b?c#"')] });
  expect(first?.path).toBe('/of/a%2F..%2Fb%3Fc%23%22');
});

test('a list without members, and one that the pack does not have, are no entries', () => {
  const packs: Record<string, ListedEntry[]>[] = [{ things: [] }, { other: [entry('boat')] }, {}];
  for (const lists of packs) expect(navOf(lists).map(({ path }) => path)).toEqual(['/', '/']);
});

test('members whose page is not served are no entries', () => {
  const nav = navOf({ things: [entry('boat')] }, (path) => path === '/');
  expect(nav.map(({ path }) => path)).toEqual(['/', '/']);
});
