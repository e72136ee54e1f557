import type { PageRoute } from '@portico/sdk/platform';
import type { Config } from '../../../core/config/config.ts';
import {
  contentSecurityPolicy,
  imageSourcesOf,
  type OwnSources,
  type Reporting,
} from './security-policy.ts';
import type { LiveSite } from '../../../core/site/live-site.ts';

/** The policies of documents. */
export class DocumentPolicies {
  private readonly fileOrigins: string[];

  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
  ) {
    this.fileOrigins = [...new Set(config.assetOrigins.values())];
  }

  /** @param images from which hosts the document's page shows images */
  of(own: OwnSources, images: PageRoute['images'], reporting: Reporting): string {
    const sources = imageSourcesOf(this.site.brand, this.config, images);
    return contentSecurityPolicy(own, sources, this.fileOrigins, reporting);
  }
}
