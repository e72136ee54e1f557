import type { PageRoute } from '@portico/sdk/platform';
import { overlap } from '../registry/gate/overlap.ts';

/** The rules and live routes of a remote, which limit the mounts of others. */
export interface MountedRemote {
  name: string;
  mounts: readonly string[];
  /** Of its live release; empty without one. */
  routes: readonly Pick<PageRoute, 'path' | 'params'>[];
}

/** Grammar of a mount: one to five segments of lower-case letters, digits and hyphens. */
const MOUNT = /^(?:\/[a-z0-9][a-z0-9-]{0,39}){1,5}$/;

/** First segments of addresses that the API and the page server answer themselves. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'blacklist',
  'cdn',
  'metrics',
  'mfe',
  'preview',
  'shell',
  'third-party-notices',
];

/**
 * Checks the new mounts of a remote.
 * @param others all other remotes
 * @returns one sentence for each problem, with its fix
 */
export function mountProblems(
  mounts: readonly string[],
  own: MountedRemote,
  others: readonly MountedRemote[],
): string[] {
  const malformed = mounts.filter((mount) => !MOUNT.test(mount));
  if (malformed.length > 0) {
    return malformed.map(
      (mount) =>
        `"${mount.slice(0, 100)}" is not a valid mount: use one to five segments of lower-case letters, digits and hyphens, such as /events.`,
    );
  }
  return [
    ...mounts.flatMap((mount) => [
      ...reservedProblems(mount),
      ...others.flatMap((other) => takenProblems(mount, other)),
    ]),
    ...lostRouteProblems(mounts, own),
  ];
}

/** Whether a path is a mount or below it. */
const isBelow = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`);

function reservedProblems(mount: string): string[] {
  const [, segment = ''] = mount.split('/');
  return RESERVED_SEGMENTS.includes(segment)
    ? [`${mount} is below /${segment}, which is reserved for the site: choose another path.`]
    : [];
}

function takenProblems(mount: string, other: MountedRemote): string[] {
  const theirs = other.mounts.find((taken) => isBelow(taken, mount) || isBelow(mount, taken));
  if (theirs !== undefined) {
    return [
      `${mount} overlaps ${theirs}, where ${other.name} is mounted: choose another path, or mount ${other.name} elsewhere first.`,
    ];
  }
  return other.routes
    .filter((route) => overlap(route, { path: `${mount}/*` }) !== undefined)
    .slice(0, 1)
    .map(
      ({ path }) =>
        `${mount} overlaps ${path}, a live route of ${other.name}: choose another path, or promote a release of ${other.name} without it first.`,
    );
}

/** Pages of the live release that the new mounts would remove from the site. */
function lostRouteProblems(mounts: readonly string[], { name, routes }: MountedRemote): string[] {
  if (mounts.length === 0) return [];
  return routes
    .filter(({ path }) => !mounts.some((mount) => isBelow(path, mount)))
    .map(
      ({ path }) =>
        `The live release of ${name} has the page ${path}, which is outside ${mounts.join(', ')}: keep a mount for it until a release without the page is live.`,
    );
}
