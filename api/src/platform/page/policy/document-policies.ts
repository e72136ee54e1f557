import type { PageRoute } from '@portico/sdk/platform';
import type { Config } from '../../../core/config/config.ts';
import {
  contentSecurityPolicy,
  imageSourcesOf,
  type OwnSources,
  type Reporting,
} from './security-policy.ts';

/** The policies of documents. */
export class DocumentPolicies {
  private readonly fileOrigins: string[];

  constructor(private readonly config: Config) {
    this.fileOrigins = [...new Set(config.assetOrigins.values())];
  }

  /** @param images from which hosts the document's page shows images */
  of(own: OwnSources, images: PageRoute['images'], reporting: Reporting): string {
    const sources = imageSourcesOf(this.config, images);
    return contentSecurityPolicy(own, sources, this.fileOrigins, reporting);
  }
}
