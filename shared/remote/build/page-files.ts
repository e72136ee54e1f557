import type { ManifestData } from './manifest-shared.ts';

/** webpack's name of the chunks that load a page or extension. */
export const pageGroup = (name: string): string => `page-${name}`;

/**
 * Names the files of each page and extension as webpack loads them. Where two of them share code without
 * a chunk of its own, the library lists the files of both for each.
 */
export function correctPageFiles({ stats, compilation }: ManifestData): void {
  for (const { name, assets } of stats.exposes) {
    const files = compilation.namedChunkGroups.get(pageGroup(name))?.getFiles();
    if (!files) continue;
    assets.js.sync = files.filter((file) => file.endsWith('.js'));
    assets.css.sync = files.filter((file) => file.endsWith('.css'));
  }
}
