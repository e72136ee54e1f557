import { createHash } from 'node:crypto';
import { compileSite, problemText } from '@portico/site';
import type { Catalog, Site, SiteFiles, SiteTexts } from '@portico/site';
import { lineIcon, type Brand, type ListedEntry } from '@portico/sdk/platform';
import type { SellerConfig } from '../config/commerce.ts';
import { addressOf, brandOf, textsOf, type SiteSettings } from './brand-of.ts';
import { fillTexts } from './fill-texts.ts';
import { siteValues } from './site-values.ts';

/** The seller of the settings, with what the pack says of it. */
export interface Seller extends SellerConfig {
  imprintUrl: string | undefined;
}

/** A picture of the pack. */
export interface Picture {
  /** Below `pictures/`. */
  name: string;
  bytes: Buffer;
}

/**
 * The site pack that is served: what the site says and shows. A pack replaces another one as a whole, so that
 * no answer mixes two of them.
 */
export class LiveSite {
  private state: { version: string; site: Site; texts: SiteTexts; files: SiteFiles } | undefined;
  private known: Brand;

  constructor(private readonly settings: SiteSettings) {
    this.known = brandOf(undefined, settings);
  }

  /** Changes with the pack; empty without one. */
  get version(): string {
    return this.state?.version ?? '';
  }

  /** Its fields are empty without a pack. */
  get brand(): Brand {
    return this.known;
  }

  /** Of home screens: a square without transparency. */
  get touchIcon(): string {
    const file = this.site?.facts.pictures.touchIcon;
    return file === undefined ? this.known.icon : addressOf(file, this.settings.publicOrigin);
  }

  /** Who sells, as invoices and messages name it. */
  get seller(): Seller {
    const { seller } = this.settings;
    const { name, imprintUrl } = this.known;
    return { ...seller, name: seller.name || name, imprintUrl: imprintUrl || undefined };
  }

  /** @returns undefined without a pack */
  get site(): Site | undefined {
    return this.state?.site;
  }

  /** What is sold. @returns undefined where the pack sells nothing */
  get catalog(): Catalog | undefined {
    return this.state?.site.catalog;
  }

  /** The texts of the default language, with their variables filled in. @returns undefined without a pack */
  get texts(): SiteTexts | undefined {
    return this.state?.texts;
  }

  /** Members of a list of the pack, as menus show them. @returns none for an unknown list */
  menuList(name: string): readonly ListedEntry[] {
    const features = this.texts?.features;
    if (!features || name !== 'features') return [];
    return features.list.order.flatMap((slug) => {
      const page = features.pages[slug];
      if (!page) return [];
      const { label, hint, icon } = page;
      return [{ name: slug, label, hint, icon: lineIcon(`<path d="${icon}"/>`) }];
    });
  }

  /** @param name below `pictures/` */
  picture(name: string): Picture | undefined {
    const bytes = this.state?.files.get(`pictures/${name}`);
    return bytes && { name, bytes };
  }

  /**
   * Serves a pack, unless something is wrong with it: then the last one stays.
   * @returns a line for each problem
   */
  use(files: SiteFiles): string[] {
    const { site, problems } = compileSite(files);
    if (!site) return problems.map(problemText);
    const version = versionOf(files);
    if (version === this.version) return [];
    const brand = brandOf(site, this.settings);
    const texts = fillTexts(textsOf(site), siteValues(site, brand, this.settings));
    this.known = brand;
    this.state = { version, site, texts, files };
    return [];
  }
}

/** The hash of all files with their names. */
function versionOf(files: SiteFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
