import type { BuilderWords } from '@portico/contracts/pack/builder';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import type { StatusWords } from '@portico/contracts/components/words';
import type { StaffWords } from '@portico/contracts/pack/staff';
import type { TeamRanks } from '@portico/contracts/pack/team';
import type { FeatureList, FeatureText } from '@portico/contracts/pack/features';
import type { Landing } from '@portico/contracts/pack/landing';
import type { LegalText } from '@portico/contracts/pack/legal';
import type { Mails } from '@portico/contracts/pack/mails';
import type { Catalog } from './catalog-file.ts';
import type { StoreWords } from './compile/store.ts';
import type { BrandText, SiteFile } from './site-file.ts';

/** The texts of a pack in one language. */
export interface SiteTexts {
  brand: BrandText;
  builder: BuilderWords;
  commands: CommandCategories;
  team: TeamRanks;
  status: StatusWords;
  staff: StaffWords;
  landing: Landing;
  features: {
    list: FeatureList;
    /** Slug -> page. */
    pages: Record<string, FeatureText>;
  };
  /** Name -> legal text. */
  legal: Record<string, LegalText>;
  /** Absent where the pack sells nothing. */
  store?: StoreWords;
  /** Words of messages; what is absent is built in. */
  mails?: Mails;
}

/** A compiled pack. Variables are still in its texts. */
export interface Site {
  facts: SiteFile;
  /** Absent where the pack sells nothing. */
  catalog?: Catalog;
  /** Language -> texts. */
  texts: Record<string, SiteTexts>;
}
