import type { ChannelRules } from '../channel-defaults.ts';
import { overlap } from './overlap.ts';
import type { Addresses } from './overlap.ts';
import { nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

type NamedRules = Pick<ChannelRules, 'mounts'> & { name: string };

/** Routes that answer the same address as another live remote's, or as the API's own. */
export function routeRefusals(
  manifest: GateManifest,
  others: readonly GateManifest[],
  apiRoutes: readonly Addresses[],
): Refusal[] {
  const refuse = (detail: string, mend: string): Refusal => ({
    ...{ rule: 'route', release: nameOf(manifest), detail, mend },
  });
  return manifest.routes.flatMap((route, index) => [
    ...manifest.routes
      .slice(0, index)
      .filter(({ path }) => path === route.path)
      .map(({ path }) => refuse(`It declares the route ${path} twice.`, 'Remove one of them.')),
    ...others.flatMap((other) =>
      other.routes.flatMap((theirs) => {
        const address = overlap(route, theirs);
        if (address === undefined) return [];
        return refuse(
          `Its route ${route.path} and ${theirs.path} of ${nameOf(other)} both answer ${address}.`,
          `Choose another path, or agree with the team of ${other.name} and let them give theirs up first.`,
        );
      }),
    ),
    ...apiRoutes.flatMap((theirs) =>
      overlap(route, theirs) === undefined
        ? []
        : refuse(
            `Its route ${route.path} lies where the API answers ${theirs.path}: no page would be shown.`,
            'Choose another path.',
          ),
    ),
  ]);
}

/** A slot that would show the same link, or the same words, twice. */
export function navigationRefusals(
  manifest: GateManifest,
  others: readonly GateManifest[],
): Refusal[] {
  return manifest.nav.flatMap((entry, index) => {
    const ours = manifest.nav.slice(0, index).map((one) => ({ ...one, of: manifest }));
    const theirs = others.flatMap((other) => other.nav.map((one) => ({ ...one, of: other })));
    const same = [...ours, ...theirs].find(
      (one) =>
        one.slot === entry.slot &&
        (one.path === entry.path || one.label.toLowerCase() === entry.label.toLowerCase()),
    );
    if (!same) return [];
    return {
      ...{ rule: 'navigation' as const, release: nameOf(manifest) },
      detail: `The slot "${entry.slot}" would show "${entry.label}" (${entry.path}) beside "${same.label}" (${same.path}) of ${nameOf(same.of)}.`,
      mend: 'Choose another label or slot, or leave the link to the other.',
    };
  });
}

/** Pages outside the channel's own mount, or inside another's: an operator's rule, not a release's. */
export function mountRefusals(
  manifest: GateManifest,
  own: NamedRules,
  all: readonly NamedRules[],
): Refusal[] {
  const refuse = (detail: string, mend: string): Refusal => ({
    ...{ rule: 'mount', release: nameOf(manifest), detail, mend },
  });
  const isBelow = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`);
  return manifest.routes.flatMap((route) => {
    if (own.mounts.length > 0) {
      if (own.mounts.some((mount) => isBelow(route.path, mount))) return [];
      return refuse(
        `Its route ${route.path} lies outside ${own.mounts.join(', ')}, where ${own.name} is mounted.`,
        `Move it below ${own.mounts[0]}.`,
      );
    }
    return all.flatMap((other) =>
      other.mounts
        .filter((mount) => overlap(route, { path: `${mount}/*` }) !== undefined)
        .map((mount) =>
          refuse(
            `Its route ${route.path} lies below ${mount}, which belongs to another part alone.`,
            'Choose a path outside it.',
          ),
        ),
    );
  });
}
