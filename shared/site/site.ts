import type { FeatureList, FeatureText } from './shapes/features.ts';
import type { Landing } from './shapes/landing.ts';
import type { LegalText } from './shapes/legal.ts';
import type { BrandText, SiteFile } from './shapes/site-file.ts';

/** The texts of a pack in one language. */
export interface SiteTexts {
  brand: BrandText;
  landing: Landing;
  features: {
    list: FeatureList;
    /** Slug -> page. */
    pages: Record<string, FeatureText>;
  };
  /** Name -> legal text. */
  legal: Record<string, LegalText>;
}

/** A compiled pack. Variables are still in its texts. */
export interface Site {
  facts: SiteFile;
  /** Language -> texts. */
  texts: Record<string, SiteTexts>;
}
