import type { Site } from '@portico/site';
import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import type { Channel, RegistryState } from './registry-state.ts';
import { visibleRegistry } from './visible-registry.ts';
import { testBrand } from '../../../../test/page/fixtures.ts';

const channel = (release: TestRelease, rules: Partial<Channel> = {}): Channel => ({
  name: release.manifest.name,
  restriction: 'public',
  mounts: [],
  revision: 1,
  live: { manifest: release.manifest, files: {} },
  ...rules,
});

const state = (...channels: Channel[]): RegistryState => ({ channels, releases: [] });

const route = (path: string) => ({ path, page: 'home', title: 'T', description: 'D' });
const pages = { home: { scripts: ['home.js'], styles: [] } };
const staffRelease = remoteRelease('2.0.0', {
  name: 'mfe-staff',
  routes: [route('/staff'), route('/staff/overview'), route('/elsewhere')],
  nav: [],
  pages,
});
const publicRelease = remoteRelease('1.0.0', {
  routes: [route('/'), route('/staff/trap'), route('/staffing')],
  nav: [],
  pages,
});

const everyone = { team: false };
const team = { team: true };

describe('visibleRegistry', () => {
  it('is undefined while no shell is live', () => {
    expect(visibleRegistry(state(channel(publicRelease)), everyone)).toBeUndefined();
  });

  it('uses the configured origin of files, but never for a restricted remote', () => {
    const origins = new Map([
      ['mfe-public', 'https://files.example'],
      ['mfe-staff', 'https://files.example'],
    ]);
    const visible = visibleRegistry(
      state(
        channel(shellRelease()),
        channel(publicRelease),
        channel(staffRelease, { restriction: 'team', mounts: ['/staff'] }),
      ),
      team,
      origins,
    );
    const [open, closed] = visible!.snapshot.remotes;
    expect(open?.entry).toBe('https://files.example/mfe/mfe-public/1.0.0/remoteEntry.js');
    expect(open?.pages.home?.scripts[0]).toMatch(/^https:\/\/files\.example\/mfe\//);
    expect(closed?.entry).toBe('/mfe/mfe-staff/2.0.0/remoteEntry.js');
    expect([...visible!.origins.keys()]).toEqual(['mfe-public']);
  });

  it('has no page, and no link to it, that needs a part of the brand which is not set, also switched off', () => {
    const invite = { ...route('/invite'), onlyWith: 'inviteUrl' as const };
    const link = { slot: 'footer' as const, path: '/invite', label: 'Invite', weight: 1 };
    const release = remoteRelease('1.0.0', { routes: [route('/'), invite], nav: [link], pages });
    const shown = (inviteUrl: string, isOff: boolean) => {
      const all = state(channel(shellRelease()), channel(release, isOff ? { isOff } : {}));
      const brand = { ...testBrand, inviteUrl };
      const site = { brand, menuList: () => [] };
      const { remotes, off = [] } = visibleRegistry(all, everyone, undefined, site)!.snapshot;
      const links = [...remotes, ...off].flatMap(({ routes }) => routes);
      return [...links, ...remotes.flatMap(({ nav }) => nav)]
        .map(({ path }) => path)
        .filter((path) => path !== '/');
    };
    const invitation = 'https://discord.com/oauth2/authorize?client_id=1';
    expect(shown(invitation, false)).toEqual(['/invite', '/invite']);
    expect(shown(invitation, true)).toEqual(['/invite']);
    expect(shown('', false)).toEqual([]);
    expect(shown('', true)).toEqual([]);
  });

  describe('with a site pack', () => {
    const link = (path: string, weight: number, label = path) => ({
      ...{ slot: 'top' as const, path, label, weight },
    });
    const feature = { ...route('/of/:name'), params: { name: { pattern: '[a-z]{1,9}' } } };
    const release = remoteRelease('1.0.0', {
      routes: [route('/'), route('/team'), route('/teams'), route('/team/:id'), feature],
      nav: [
        link('/', 1),
        link('/team', 2),
        link('/teams', 3),
        { ...link('/of/:name', 4), each: 'things' },
      ],
      pages,
    });
    const menuList = (list: string) =>
      list === 'things'
        ? ['one', 'two'].map((name) => ({ name, label: `L${name}`, hint: 'H', icon: '' }))
        : [];
    const shownWith = (
      given: { absent?: string[]; menu?: { path: string; label?: string }[] },
      isOff = false,
    ) => {
      const { absent = [], menu = [] } = given;
      const site = { facts: { pages: { absent, menu }, remotes: {} } } as unknown as Site;
      const all = state(channel(shellRelease()), channel(release, isOff ? { isOff } : {}));
      const shown = visibleRegistry(all, everyone, undefined, { brand: testBrand, menuList, site });
      const { remotes, off = [] } = shown!.snapshot;
      return {
        routes: [...remotes, ...off].flatMap(({ routes }) => routes.map(({ path }) => path)),
        nav: remotes
          .flatMap(({ nav }) => nav)
          .toSorted((one, other) => one.weight - other.weight)
          .map(({ label }) => label),
      };
    };

    it('has an entry for each member of a list, where the remote puts them', () => {
      expect(shownWith({}).nav).toEqual(['/', '/team', '/teams', 'Lone', 'Ltwo']);
    });

    it('has entries that the pack names first, in its order and with its labels', () => {
      const menu = [{ path: '/of/two' }, { path: '/teams', label: 'People' }, { path: '/nowhere' }];
      expect(shownWith({ menu }).nav).toEqual(['Ltwo', 'People', '/', '/team', 'Lone']);
    });

    it('has neither an absent page, nor those below it, nor links to them, also switched off', () => {
      expect(shownWith({ absent: ['/team'] })).toEqual({
        routes: ['/', '/teams', '/of/:name'],
        nav: ['/', '/teams', 'Lone', 'Ltwo'],
      });
      expect(shownWith({ absent: ['/of'], menu: [{ path: '/of/one' }] })).toEqual({
        routes: ['/', '/team', '/teams', '/team/:id'],
        nav: ['/', '/team', '/teams'],
      });
      expect(shownWith({ absent: ['/team'] }, true).routes).toEqual(['/', '/teams', '/of/:name']);
    });

    it('has no link to an absent member of a list', () => {
      expect(shownWith({ absent: ['/of/one'] }).nav).toEqual(['/', '/team', '/teams', 'Ltwo']);
    });
  });

  it('contains versioned addresses of entries with their integrity', () => {
    const visible = visibleRegistry(
      state(channel(shellRelease()), channel(publicRelease)),
      everyone,
    );
    const entry = publicRelease.manifest.files[0];
    expect(visible?.snapshot.shellVersion).toBe('1.0.0');
    expect(visible?.snapshot.remotes[0]).toMatchObject({
      name: 'mfe-public',
      entry: '/mfe/mfe-public/1.0.0/remoteEntry.js',
      integrity: entry?.integrity,
      pages: { home: { scripts: ['/mfe/mfe-public/1.0.0/home.js'], styles: [] } },
    });
  });

  it('contains a restricted channel for the team only', () => {
    const all = state(
      channel(shellRelease()),
      channel(publicRelease),
      channel(staffRelease, { restriction: 'team', mounts: ['/staff'] }),
    );
    const names = (viewer: { team: boolean }) =>
      visibleRegistry(all, viewer)?.snapshot.remotes.map((remote) => remote.name);
    expect(names(everyone)).toEqual(['mfe-public']);
    expect(names(team)).toEqual(['mfe-public', 'mfe-staff']);
    expect(
      visibleRegistry(all, team)?.snapshot.remotes.map((remote) => remote.restriction),
    ).toEqual([undefined, 'team']);
    expect(JSON.stringify(visibleRegistry(all, everyone)?.snapshot)).not.toContain(
      'staff/overview',
    );
  });

  it('contains routes of a mounted channel below its mount only, and of others outside it only', () => {
    const all = state(
      channel(shellRelease()),
      channel(publicRelease),
      channel(staffRelease, { mounts: ['/staff'] }),
    );
    const paths = visibleRegistry(all, everyone)?.snapshot.remotes.map((remote) =>
      remote.routes.map(({ path }) => path),
    );
    expect(paths).toEqual([
      ['/', '/staffing'],
      ['/staff', '/staff/overview'],
    ]);
  });

  it('changes its revision only with changes that the viewer may see', () => {
    const revision = (staff: TestRelease, viewer: { team: boolean }) =>
      visibleRegistry(
        state(channel(shellRelease()), channel(staff, { restriction: 'team' })),
        viewer,
      )?.snapshot.revision;
    const newer = remoteRelease('2.0.1', { ...staffRelease.manifest, version: '2.0.1' });
    expect(revision(newer, everyone)).toBe(revision(staffRelease, everyone));
    expect(revision(newer, team)).not.toBe(revision(staffRelease, team));
  });
});
