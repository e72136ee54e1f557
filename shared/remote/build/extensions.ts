import type { ExtensionNeed, ExtensionPoint, ReleaseManifest } from '@portico/sdk/platform';
import { importFrom } from './import-from.ts';

/** Module of extension points -> names imported from it. */
export type UsedPoints = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param folder of the remote, absolute
 * @param used imported points
 * @param optional points without which the remote works, too
 * @returns `needs` of `release.json`, or nothing if there are none
 * @throws if an optional point is not used
 */
export async function needsOf(
  folder: string,
  used: UsedPoints,
  optional: readonly ExtensionPoint[] = [],
): Promise<Pick<ReleaseManifest, 'needs'>> {
  const points: ExtensionPoint[] = [];
  for (const [module, names] of used) {
    const exported = await importFrom<ExtensionPoint>(folder, module);
    for (const name of names) {
      const point = exported[name];
      if (!point) throw new Error(`${module} has no ${name}`);
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
