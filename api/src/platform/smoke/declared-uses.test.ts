import { remoteRelease, shellRelease, smallRelease } from '../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../test/registry/fixtures.ts';
import type { Channel } from '../registry/state/registry-state.ts';
import { declaredUses } from './declared-uses.ts';

const channel = (name: string, live: TestRelease | null): Channel => ({
  ...{ name, restriction: 'public', mounts: [], revision: 1 },
  live: live && { manifest: live.manifest, files: {} },
});
const SHELL = channel(
  'shell',
  shellRelease('1.0.0', { sdkExports: ['Link', 'toast'], operations: ['signOut'] }),
);
const needs = (extension: string) => ({ [extension]: { version: 1 } });
const tools = smallRelease('mfe-tools', '1.0.0', {
  ...{ sdkExports: ['Extension'], operations: ['getEmbed'], needs: needs('commerce/card') },
});
const commerce = smallRelease('mfe-commerce', '1.0.0', {
  ...{ sdkExports: ['useTheme'], operations: ['getPlans'] },
});

test('a remote may use what it lists, with the calls of the live shell', () => {
  const live = channel('mfe-public', remoteRelease('1.0.0', { operations: ['getOther'] }));
  const { manifest } = remoteRelease('2.0.0', { sdkExports: ['Link'], operations: ['getShards'] });
  expect(declaredUses(manifest, [SHELL, live, channel('mfe-tools', tools)])).toEqual({
    sdk_exports: ['Link'],
    operations: ['getShards', 'signOut'],
  });
});

test('a remote may use what the remotes list that offer its extensions, also indirectly', () => {
  const { manifest } = remoteRelease('2.0.0', {
    ...{ sdkExports: ['Link'], operations: [], needs: needs('tools/embed') },
  });
  const channels = [SHELL, channel('mfe-tools', tools), channel('mfe-commerce', commerce)];
  expect(declaredUses(manifest, channels)).toEqual({
    sdk_exports: ['Extension', 'Link', 'useTheme'],
    operations: ['getEmbed', 'getPlans', 'signOut'],
  });
  expect(declaredUses(manifest, [SHELL, channel('mfe-tools', null)])).toEqual({
    sdk_exports: ['Link'],
    operations: ['signOut'],
  });
});

test('a shell may make its own calls and those of all live remotes, whose names of the sdk count', () => {
  const { manifest } = shellRelease('2.0.0', { sdkExports: ['Link'], operations: ['getTeam'] });
  expect(declaredUses(manifest, [SHELL, channel('mfe-commerce', commerce)])).toEqual({
    sdk_exports: ['useTheme'],
    operations: ['getPlans', 'getTeam'],
  });
});
