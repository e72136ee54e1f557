import type { PageRoute } from '@portico/sdk/platform';
import type { Config } from '../../../core/config/config.ts';
import {
  contentSecurityPolicy,
  imageSourcesOf,
  type OwnSources,
  type Reporting,
} from './security-policy.ts';

/** The policies of documents, each written once for a document that is sent again. */
export class DocumentPolicies {
  private readonly fileOrigins: string[];
  private readonly written = new WeakMap<OwnSources, Map<string, string>>();

  constructor(private readonly config: Config) {
    this.fileOrigins = [...new Set(config.assetOrigins.values())];
  }

  /**
   * @param own of the document; the same object for the same document
   * @param images from which hosts its page shows images
   */
  of(own: OwnSources, images: PageRoute['images'], reporting: Reporting): string {
    const policies = this.written.get(own) ?? new Map<string, string>();
    this.written.set(own, policies);
    const key = `${images ?? ''} ${reporting}`;
    const known = policies.get(key);
    if (known !== undefined) return known;
    const sources = imageSourcesOf(this.config, images);
    const policy = contentSecurityPolicy(own, sources, this.fileOrigins, reporting);
    policies.set(key, policy);
    return policy;
  }
}
