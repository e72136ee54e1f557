import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ExtensionNeed, ExtensionPoint, ReleaseManifest } from '@portico/sdk/platform';

const { resolve } = createRequire(import.meta.url);

/** File below `shared/sdk/contracts/extensions/` -> names imported from it. */
export type UsedPoints = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param used imported points
 * @param optional points without which the remote works, too
 * @returns `needs` of `release.json`, or nothing if there are none
 * @throws if an optional point is not used
 */
export async function needsOf(
  used: UsedPoints,
  optional: readonly ExtensionPoint[] = [],
): Promise<Pick<ReleaseManifest, 'needs'>> {
  const points: ExtensionPoint[] = [];
  for (const [file, names] of used) {
    const exported = await load(file);
    for (const name of names) {
      const point = exported[name];
      if (!point) throw new Error(`shared/sdk/contracts/extensions/${file} has no ${name}`);
      points.push(point);
    }
  }
  const unused = optional.find(({ name }) => !points.some((point) => point.name === name));
  if (unused) throw new Error(`optionalNeeds lists ${unused.name}, which no page uses`);
  if (points.length === 0) return {};
  points.sort((one, other) => (one.name < other.name ? -1 : 1));
  const needs = points.map(({ name, version }): [string, ExtensionNeed] => {
    const isOptional = optional.some((point) => point.name === name);
    return [name, { version, ...(isOptional && { optional: true }) }];
  });
  return { needs: Object.fromEntries(needs) };
}

/** @returns `offers` of `release.json`, or nothing if there are none */
export function offersOf(offers: readonly ExtensionPoint[] = []): Pick<ReleaseManifest, 'offers'> {
  if (offers.length === 0) return {};
  return { offers: Object.fromEntries(offers.map(({ name, version }) => [name, version])) };
}

async function load(name: string): Promise<Record<string, ExtensionPoint | undefined>> {
  const file = resolve(`@portico/sdk/contracts/extensions/${name}`);
  // `npm run dev` builds many times in one process; a changed file must be loaded again.
  const { href } = pathToFileURL(file);
  return (await import(`${href}?${statSync(file).mtimeMs}`)) as Record<string, ExtensionPoint>;
}
