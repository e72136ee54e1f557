import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NavEntry, ReleaseManifest, RemoteInSnapshot } from '@portico/sdk/platform';
import { Drafts } from './drafts.ts';

const SLOTS = ['features', 'footer'] as const;

/** Members of a list of the site pack, in its order, as menus show them. */
const MOONS = ['luna', 'ariel'].map((name, index) => ({
  ...{ path: `/moons/${name}`, label: name, hint: `The moon ${name}`, icon: '<path d="M1 1"/>' },
  weight: 40 + index / 1000,
}));

/** The menus of a draft. @param live those of the site */
function menuOf(live: NavEntry[]): NavEntry[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lists-'));
  const drafts = new Drafts();
  const nav = [
    { slot: 'features', path: '/new', label: 'New', weight: 10 },
    { slot: 'features', path: '/moons/:name', label: '', weight: 20, each: 'moons' },
  ];
  const manifest = { name: 'mfe-a', version: '2', routes: [], nav, pages: {}, files: [] };
  drafts.adopt(manifest as unknown as ReleaseManifest, folder);
  rmSync(folder, { recursive: true });
  const remote = { nav: live } as unknown as RemoteInSnapshot;
  return drafts.remoteIn({ remotes: [remote] }).nav;
}

test('menus of a draft have the lists of the site, once each and in their order', () => {
  const live = SLOTS.flatMap((slot) => MOONS.map((moon) => ({ ...moon, slot }))).toReversed();
  expect(menuOf([...live, { slot: 'features', path: '/moons', label: 'All', weight: 1 }])).toEqual([
    { slot: 'features', path: '/new', label: 'New', weight: 10 },
    ...MOONS.map((moon, index) => ({ ...moon, slot: 'features', weight: 20 + index / 1000 })),
  ]);
});

test('menus of a draft have no entry for a list that the site does not show', () => {
  expect(menuOf([]).map(({ path }) => path)).toEqual(['/new']);
});
