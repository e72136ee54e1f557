import { designTokensCss, NO_TAX, problemText } from '@portico/site';
import type { Catalog, Problem, Site, SiteFiles, SiteTexts, TaxRule } from '@portico/site';
import { lineIcon, type Brand, type ListedEntry } from '@portico/sdk/platform';
import type { SellerConfig } from '../config/commerce.ts';
import { addressOf, brandOf, type SiteSettings } from './brand-of.ts';
import type { PackFont } from './pack-font.ts';
import { servedPack, type ServedPack } from './served-pack.ts';
import { shownPack } from './shown-pack.ts';

/** The seller of the pack, with the settings of its store. */
export interface Seller extends SellerConfig {
  name: string;
  /** Empty: the pack has none. */
  address: string;
  /** Empty: the pack has none. */
  taxId: string;
  imprintUrl: string | undefined;
  tax: TaxRule;
  acceptsPromotionCodes: boolean;
}

/** A picture of the pack. */
export interface Picture {
  /** Below `pictures/`. */
  name: string;
  bytes: Buffer;
}

/** Where the live pack comes from. */
export type SiteSource = 'folder' | 'release' | 'none';

/**
 * The site pack that is served: what the site says and shows. A request shows one pack from its beginning to its
 * end (`shown-pack.ts`); everything else uses the live one.
 */
export class LiveSite {
  private folder: ServedPack | undefined;
  private release: ServedPack | undefined;
  private readonly none: Brand;
  private readonly checks: ((pack: ServedPack) => Problem[])[] = [];

  /** @param settings `isDemoSite`: a promoted release comes before the folder, which is only a default */
  constructor(private readonly settings: SiteSettings & { isDemoSite?: boolean }) {
    this.none = brandOf(undefined, settings);
  }

  /** The pack of `SITE_DIR`, or the promoted release. */
  get live(): ServedPack | undefined {
    const { folder, release } = this;
    return this.settings.isDemoSite ? (release ?? folder) : (folder ?? release);
  }

  get source(): SiteSource {
    if (!this.live) return 'none';
    return this.live === this.folder ? 'folder' : 'release';
  }

  private get pack(): ServedPack | undefined {
    const shown = shownPack();
    return shown ? shown.pack : this.live;
  }

  /** Changes with the pack; empty without one. */
  get version(): string {
    return this.pack?.version ?? '';
  }

  /** Its fields are empty without a pack. */
  get brand(): Brand {
    return this.pack?.brand ?? this.none;
  }

  /** What the bot is, in some sentences: by default its tagline. Empty without a pack. */
  get about(): string {
    return this.texts?.brand.description ?? this.brand.tagline;
  }

  /** Of home screens: a square without transparency. */
  get touchIcon(): string {
    const file = this.site?.facts.pictures.touchIcon;
    return file === undefined ? this.brand.icon : addressOf(file, this.settings.publicOrigin);
  }

  /** Who sells, as invoices and messages name it. */
  get seller(): Seller {
    const { seller } = this.settings;
    const { name, imprintUrl } = this.brand;
    const facts = this.site?.facts.seller;
    return {
      ...seller,
      name: facts?.name ?? name,
      address: facts?.address ?? '',
      taxId: facts?.taxId ?? '',
      imprintUrl: imprintUrl || undefined,
      tax: facts?.tax ?? NO_TAX,
      acceptsPromotionCodes: this.catalog?.promotionCodes ?? false,
    };
  }

  /** @returns undefined without a pack */
  get site(): Site | undefined {
    return this.pack?.site;
  }

  /** @returns undefined: pages have the typeface of the shell */
  get font(): PackFont | undefined {
    return this.pack?.font;
  }

  /** What the pack sets of the design, as CSS; empty: nothing. */
  get design(): string {
    return designTokensCss(this.pack?.site.facts.tokens ?? {});
  }

  /** None without a pack. */
  get files(): SiteFiles {
    return this.pack?.files ?? new Map();
  }

  /** What is sold. @returns undefined where the pack sells nothing */
  get catalog(): Catalog | undefined {
    return this.pack?.site.catalog;
  }

  /** The application's page at Discord. @returns undefined without its id */
  get discordPage(): string | undefined {
    const { clientId } = this.settings.discord;
    return clientId && `https://discord.com/application-directory/${clientId}`;
  }

  /** The texts of the default language, with their variables filled in. @returns undefined without a pack */
  get texts(): SiteTexts | undefined {
    return this.pack?.texts;
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
    const bytes = this.pack?.files.get(`pictures/${name}`);
    return bytes && { name, bytes };
  }

  /**
   * Serves the pack of a folder, unless something is wrong with it: then the last one stays.
   * @returns a line for each problem
   */
  use(files: SiteFiles): string[] {
    const { pack, problems } = servedPack(files, this.settings);
    if (!pack) return problems.map(problemText);
    const more = this.checks.flatMap((check) => check(pack));
    if (more.length > 0) return more.map(problemText);
    if (pack.version !== this.folder?.version) this.folder = pack;
    return [];
  }

  /** @param check what else must be right with a folder's pack before it is served */
  checkAlso(check: (pack: ServedPack) => Problem[]): void {
    this.checks.push(check);
  }

  /** Serves a promoted release. */
  useRelease(pack: ServedPack): void {
    this.release = pack;
  }
}
