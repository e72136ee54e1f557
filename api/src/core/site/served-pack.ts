import { createHash } from 'node:crypto';
import {
  compileSite,
  type Problem,
  type Site,
  type SiteFiles,
  type SiteTexts,
} from '@portico/site';
import type { Brand } from '@portico/sdk/platform';
import { brandOf, textsOf, type SiteSettings } from './brand-of.ts';
import { fillTexts } from './fill-texts.ts';
import { packFontOf, type PackFont } from './pack-font.ts';
import { siteValues } from './site-values.ts';

/** A pack, ready to be shown. */
export interface ServedPack {
  /** Equal for equal files. */
  version: string;
  site: Site;
  /** Of the default language, with their variables filled in. */
  texts: SiteTexts;
  brand: Brand;
  /** Absent: pages have the typeface of the shell. */
  font?: PackFont;
  files: SiteFiles;
}

/** Compiles a pack and completes it by the settings. */
export function servedPack(
  files: SiteFiles,
  settings: SiteSettings,
): { pack: ServedPack; problems: [] } | { pack?: undefined; problems: Problem[] } {
  const { site, problems } = compileSite(files);
  if (!site) return { problems };
  const facts = brandOf(site, settings);
  const texts = fillTexts(textsOf(site), siteValues(site, facts, settings));
  const brand = { ...facts, tagline: texts.brand.tagline };
  const font = packFontOf(site, files);
  const version = versionOf(files);
  return { pack: { version, site, texts, brand, ...(font && { font }), files }, problems: [] };
}

/** The hash of all files with their names: 16 hex digits. */
function versionOf(files: SiteFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
