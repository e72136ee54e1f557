import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import type { Channel, RegistryState } from './registry-state.ts';
import { replacementsKey, withReplacements } from './replacements.ts';

const stored = ({ manifest }: TestRelease) => ({ manifest, files: {} });
const channel = (release: TestRelease, rules: Partial<Channel> = {}): Channel => ({
  ...{ name: release.manifest.name, restriction: 'public', mounts: [], revision: 1 },
  live: stored(release),
  ...rules,
});
const STATE: RegistryState = {
  channels: [channel(shellRelease()), channel(remoteRelease('1.0.0'), { isOff: true })],
  releases: [],
};
const versions = ({ channels }: RegistryState) =>
  channels.map(({ live }) => live?.manifest.version);

describe('withReplacements', () => {
  it('replaces the release of one app and switches it on, and leaves the state as it was', () => {
    const changed = withReplacements(STATE, [stored(remoteRelease('2.0.0'))]);
    expect(versions(changed)).toEqual([shellRelease().manifest.version, '2.0.0']);
    expect(changed.channels[1]).not.toHaveProperty('isOff');
    expect(STATE.channels[1]).toMatchObject({ isOff: true, live: stored(remoteRelease('1.0.0')) });
  });

  it('ignores a release of an app that the site does not have', () => {
    const other = stored(remoteRelease('2.0.0', { name: 'mfe-gone' }));
    expect(versions(withReplacements(STATE, [other]))).toEqual(versions(STATE));
  });
});

test('the key of replacements does not depend on their order', () => {
  const [one, two] = [stored(shellRelease()), stored(remoteRelease('2.0.0'))];
  expect(replacementsKey([one, two])).toBe(replacementsKey([two, one]));
  expect(replacementsKey([one])).not.toBe(replacementsKey([two]));
});
