import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation } from 'webpack';
import { versionsOf } from './consumed-versions.ts';

type Manifest = Extract<
  ConstructorParameters<typeof ModuleFederationPlugin>[0]['manifest'],
  { additionalData?: unknown }
>;
/** What the manifest is made from. */
export type ManifestData = Parameters<NonNullable<Manifest['additionalData']>>[0];

/** webpack's name of a shared module that a container consumes. */
const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;

/**
 * Adds consumed modules that the library omits from the manifest, because it does not find their
 * package, such as `@portico/sdk`.
 */
export function addConsumedModules({ stats, compilation }: ManifestData): void {
  const container = stats.name;
  for (const name of consumedModules(compilation)) {
    if (stats.shared.some((shared) => shared.name === name)) continue;
    const { version, range } = versionsOf(name);
    stats.shared.push({
      ...{ id: `${container}:${name}`, name, version, singleton: true, requiredVersion: range },
      ...{ hash: '', fallback: '', fallbackName: '', fallbackType: 'var' as const },
      ...{ deps: [], usedIn: [], usedExports: [] },
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    });
  }
}

function consumedModules({ modules }: Compilation): string[] {
  const names = [...modules].flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []);
  return [...new Set(names)].sort();
}
