import { gate } from '../../src/platform/registry/gate/gate.ts';
import type { Proposal } from '../../src/platform/registry/gate/gate.ts';
import type { Refusal } from '@portico/sdk/platform';
import { shellRelease, smallRelease } from './fixtures.ts';
import type { TestRelease } from './fixtures.ts';

/** The channels of every proposal. */
export const RULES = [
  { name: 'mfe-staff', mounts: ['/staff'], restriction: 'team' as const },
  ...['mfe-public', 'mfe-tools', 'shell'].map((name) => ({
    ...{ name, mounts: [], restriction: 'public' as const },
  })),
];

/** The refusals when `release` is promoted while the `others` are live. */
export function refusals(
  release: TestRelease,
  others: TestRelease[] = [shellRelease()],
  more: Partial<Proposal> = {},
): Refusal[] {
  const live = new Map(
    [...others, release].map(({ manifest }) => [manifest.name, manifest] as const),
  );
  return gate({
    live,
    changed: new Set([release.manifest.name]),
    retained: [],
    channels: RULES,
    api: {
      operations: new Set(['getShards']),
      shapeOf: () => undefined,
      routes: [{ path: '/api/*' }, { path: '/metrics' }],
      isPublicGet: (path) => path === '/api/shards',
    },
    ...more,
  });
}

export const tools = (change: Parameters<typeof smallRelease>[2] = {}, version = '1.0.0') =>
  smallRelease('mfe-tools', version, change);
export const page = (path: string) => ({ path, page: 'home', title: 'T', description: 'D' });
