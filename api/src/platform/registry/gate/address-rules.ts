import type { ChannelRules } from '../state/registry-state.ts';
import { overlap } from './overlap.ts';
import type { Addresses } from './overlap.ts';
import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

type NamedRules = Pick<ChannelRules, 'mounts'> & { name: string };

/** Routes that match an address which another live remote or the API already serves. */
export function routeRefusals(
  manifest: GateManifest,
  others: readonly GateManifest[],
  apiRoutes: readonly Addresses[],
): Refusal[] {
  const refuse = (detail: string, fix: string): Refusal => ({
    ...{ rule: 'route', release: nameOf(manifest), detail, fix },
  });
  return manifest.routes.flatMap((route, index) => [
    ...manifest.routes
      .slice(0, index)
      .filter(({ path }) => path === route.path)
      .map(({ path }) =>
        refuse(`${nameOf(manifest)} declares the route ${path} twice.`, 'Remove one of them.'),
      ),
    ...others.flatMap((other) =>
      other.routes.flatMap((theirs) => {
        const address = overlap(route, theirs);
        if (address === undefined) return [];
        return refuse(
          `The route ${route.path} of ${nameOf(manifest)} and the route ${theirs.path} of ${nameOf(other)} both match ${address}.`,
          `Choose another path, or ask the team of ${other.name} to remove their route first.`,
        );
      }),
    ),
    ...apiRoutes.flatMap((theirs) =>
      overlap(route, theirs) === undefined
        ? []
        : refuse(
            `The route ${route.path} of ${nameOf(manifest)} overlaps the API's route ${theirs.path}, so its page would never be shown.`,
            'Choose another path.',
          ),
    ),
  ]);
}

/** Navigation entries whose slot already has an entry with the same path or label. */
export function navigationRefusals(
  manifest: GateManifest,
  others: readonly GateManifest[],
): Refusal[] {
  return manifest.nav.flatMap((entry, index) => {
    const ours = manifest.nav.slice(0, index).map((link) => ({ ...link, of: manifest }));
    const theirs = others.flatMap((other) => other.nav.map((link) => ({ ...link, of: other })));
    const duplicate = [...ours, ...theirs].find(
      (link) =>
        link.slot === entry.slot &&
        (link.path === entry.path || link.label.toLowerCase() === entry.label.toLowerCase()),
    );
    if (!duplicate) return [];
    return {
      ...{ rule: 'navigation' as const, release: nameOf(manifest) },
      detail: `The slot "${entry.slot}" would show both "${entry.label}" (${entry.path}) and "${duplicate.label}" (${duplicate.path}) of ${nameOf(duplicate.of)}.`,
      fix: 'Choose another label or slot, or remove one of the links.',
    };
  });
}

/**
 * Routes outside the channel's own mounts, or below another channel's. Mounts are set by operators. A
 * message never names the other remote: it may be restricted.
 */
export function mountRefusals(
  manifest: GateManifest,
  own: NamedRules,
  all: readonly NamedRules[],
): Refusal[] {
  const refuse = (detail: string, fix: string): Refusal => ({
    ...{ rule: 'mount', release: nameOf(manifest), detail, fix },
  });
  const isBelow = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`);
  return manifest.routes.flatMap((route) => {
    if (own.mounts.length > 0) {
      if (own.mounts.some((mount) => isBelow(route.path, mount))) return [];
      return refuse(
        `The route ${route.path} of ${nameOf(manifest)} is outside ${own.mounts.join(', ')}, where ${own.name} is mounted.`,
        `Move it below ${own.mounts[0]}.`,
      );
    }
    return all.flatMap((other) =>
      other.mounts
        .filter((mount) => overlap(route, { path: `${mount}/*` }) !== undefined)
        .map((mount) =>
          refuse(
            `The route ${route.path} of ${nameOf(manifest)} overlaps ${mount}, which is reserved for another remote.`,
            `Choose a path outside ${mount}.`,
          ),
        ),
    );
  });
}
