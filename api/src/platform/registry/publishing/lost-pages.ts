import { matchRoute, nameOf } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import type { RegistryState } from '../state/registry-state.ts';

/** A page of a release, or the part of the shell around all pages, that has a link. */
interface Link {
  to: string;
  from: string;
}

/** At the attributes of a link: its address on this site. */
const ADDRESS = /^[^>]*?\shref="(\/[^"#?]*)/;
const MAX_WARNINGS = 20;

/**
 * The pages that would answer 404 with a release, although other live apps, or the release itself, link to them. Knows
 * the links of navigations, of prerendered bodies and of the shell's frame; links that only scripts write are not known.
 * @param state the registry before the change
 * @returns a sentence for each page. Restricted remotes stay unnamed: others may not know them
 */
export function lostPages({ channels }: RegistryState, next: ReleaseManifest): string[] {
  const live = channels.find(({ name }) => name === next.name)?.live?.manifest;
  if (!live || next.kind !== 'remote') return [];
  const others = channels.flatMap(({ name, live: other, restriction }) =>
    other && name !== next.name ? [{ manifest: other.manifest, restriction }] : [],
  );
  const routes = [next, ...others.map(({ manifest }) => manifest)].flatMap((one) => one.routes);
  const isLost = (to: string) =>
    matchRoute(to, live.routes) !== undefined &&
    matchRoute(to, routes) === undefined &&
    !routes.some(({ movedFrom }) => movedFrom?.includes(to));
  /** Who links to each address. Thousands of pages link to the same few, which are looked up once. */
  const linkers = new Map<string, Set<string>>();
  const links = [
    ...linksOf(next),
    ...others.flatMap(({ manifest, restriction }) =>
      linksOf(manifest).map((link) =>
        restriction === 'public' ? link : { ...link, from: 'a page of the team' },
      ),
    ),
  ];
  for (const { to, from } of links) linkers.set(to, (linkers.get(to) ?? new Set()).add(from));
  return [...linkers]
    .filter(([to]) => isLost(to))
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .slice(0, MAX_WARNINGS)
    .map(
      ([path, from]) =>
        `${path} of ${nameOf(live)} is no page of ${nameOf(next)}, but linked to by ${[...from].join(', ')}. ` +
        `Keep the page, name the path in movedFrom of its new route, or release without the links.`,
    );
}

function linksOf(manifest: ReleaseManifest): Link[] {
  const { kind, name, nav, prerendered, frame } = manifest;
  const inText = (html: string, from: string) =>
    html
      .split(/<a(?=\s)/)
      .slice(1)
      .flatMap((attributes) => {
        const to = ADDRESS.exec(attributes)?.[1];
        return to === undefined ? [] : [{ to, from }];
      });
  return [
    ...nav.map(({ path, slot }) => ({ to: path, from: `the navigation of ${name} (${slot})` })),
    ...Object.entries(prerendered).flatMap(([path, { html }]) =>
      inText(html, `${path.replace(/^data:/, '')} of ${name}`),
    ),
    ...(kind === 'shell' && frame
      ? [...Object.values(frame.html), frame.notFound].flatMap((html) => inText(html, 'the shell'))
      : []),
  ];
}
