import { Injectable } from '@nestjs/common';
import { inlineJson, isSwitchedOff } from '@portico/sdk/platform';
import type { PageRoute } from '@portico/sdk/platform';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { CanaryVisits } from '../canaries/canary-visits.service.ts';
import type { Variant } from './request/variant.service.ts';
import { isInRestrictedMount, needsSignIn } from './request/page-access.ts';
import { findPage } from '@portico/sdk/platform/document/find-page';
import type { FoundPage } from '@portico/sdk/platform/document/find-page';
import { PageDocuments, type PageContent } from './document/page-documents.service.ts';
import type { PageRequest } from './request/page-request.ts';
import {
  loadDocumentData,
  type LoadedData,
} from '@portico/sdk/platform/document/load-document-data';
import { resolvePage } from '@portico/sdk/platform/document/resolve-page';
import { PublicCalls } from './data/public-calls.service.ts';
import { makeNonce, sourcesByNonce } from './policy/security-policy.ts';
import { unavailableDocument } from './document/unavailable.ts';

/** The page server's answer, independent of HTTP. */
export type PageAnswer =
  | Extract<FoundPage, { kind: 'redirect' }>
  /** The visitor may not see the page: redirect to `/`, and return here after sign-in. */
  | { kind: 'no-access' }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      isPrivate: boolean;
      content: PageContent;
      /** From which hosts the page shows images. */
      images?: PageRoute['images'];
      /** 503: seconds after which crawlers and browsers may try again. */
      retryAfter?: number;
    };

/** `Retry-After` of a remote that is switched off, in seconds: operators switch it on again. */
const OFF_RETRY = 300;

/** Finds the page of an address and its HTML document. */
@Injectable()
export class PageService {
  constructor(
    private readonly documents: PageDocuments,
    private readonly live: LiveRegistry,
    private readonly calls: PublicCalls,
    private readonly canaries: CanaryVisits,
  ) {}

  async answer(request: PageRequest): Promise<PageAnswer> {
    const { theme, visitor, variant } = request;
    const visible = this.live.visibleTo(visitor, variant.replacements);
    if (!visible || this.documents.site.brand.name === '') {
      const nonce = makeNonce();
      const html = unavailableDocument(this.documents.site.brand, { theme, nonce });
      const content = { html, own: sourcesByNonce(nonce) };
      return { kind: 'document', status: 503, isPrivate: false, content, retryAfter: 5 };
    }
    if (isInRestrictedMount(request.url, this.live.state.channels, visitor)) {
      return { kind: 'no-access' };
    }
    const [pathname = '/'] = request.url.split('?', 1);
    let found: FoundPage = isSwitchedOff(pathname, visible.snapshot.off)
      ? { kind: 'switched-off' }
      : await resolvePage(findPage(request.url, visible.snapshot), this.calls, visitor);
    if (found.kind === 'redirect') return found;
    if (found.kind === 'page' && needsSignIn(found.match.route, visitor.session)) {
      return { kind: 'no-access' };
    }
    const loaded = await this.load(found, request);
    if (loaded.kind === 'moved') return { kind: 'redirect', status: 302, location: loaded.path };
    if (loaded.kind === 'unknown') found = { kind: 'not-found' };
    const content = this.documents.of(request, {
      visible,
      found,
      data: loaded.kind === 'data' ? loaded.data : undefined,
      canaries: this.canariesOf(found, variant),
    });
    if (found.kind !== 'page') {
      const answer = { kind: 'document' as const, isPrivate: false, content };
      return found.kind === 'switched-off'
        ? { ...answer, status: 503, retryAfter: OFF_RETRY }
        : { ...answer, status: 404 };
    }
    const { images } = found.match.route;
    return {
      ...{ kind: 'document', status: 200, isPrivate: this.isPrivate(found), content },
      ...(images && { images }),
    };
  }

  private async load(found: FoundPage, request: PageRequest): Promise<LoadedData> {
    if (found.kind !== 'page') return { kind: 'none' };
    const search = new URLSearchParams(request.url.split('?', 2)[1]);
    const loaded = await loadDocumentData(found.match, search, this.calls);
    // Members of the team may see more than an anonymous visitor: the page decides.
    return loaded.kind === 'unknown' && request.visitor.team ? { kind: 'none' } : loaded;
  }

  /** Counts the document in the canaries that it is part of. @returns a field of the page's data, or nothing */
  private canariesOf(found: FoundPage, { canary }: Variant): string {
    if (found.kind !== 'page' || !canary) return '';
    const tokens = this.canaries.countDocument(canary.places, found.remote, found.match.route.page);
    return tokens.length > 0 ? `,"canaries":${inlineJson(tokens)}` : '';
  }

  /** Whether no cache may store the page: it requires a session or is restricted to the team. */
  private isPrivate({ remote, match }: Extract<FoundPage, { kind: 'page' }>): boolean {
    const channel = this.live.state.channels.find(({ name }) => name === remote);
    return match.route.requires === 'session' || channel?.restriction === 'team';
  }
}
