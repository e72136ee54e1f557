import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { inlineJson } from '@portico/sdk/platform';
import { Config } from '../../../core/config/config.ts';
import { LiveRegistry } from '../../registry/live/live-registry.service.ts';
import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import { pageDocument } from './document.ts';
import { frameOf } from './shown-page.ts';
import type { RenderedPage, Site } from './shown-page.ts';
import { FinishedDocument } from './finished-document.ts';
import type { DocumentData } from '@portico/sdk/platform/document/load-document-data';
import type { PageRequest } from '../request/page-request.ts';
import { previewBar } from './preview-bar.ts';
import { makeNonce, sourcesByNonce, type OwnSources } from '../policy/security-policy.ts';
import type { Template } from '../policy/template.ts';
import { userCorner } from './user-corner.ts';
import { LiveSite } from '../../../core/site/live-site.ts';

/** A document for one visitor, or one with the same bytes for all that get it. */
export type PageContent = { html: string; own: OwnSources } | FinishedDocument;

/** What a document shows. */
interface Shown {
  visible: VisibleRegistry;
  found: RenderedPage;
  data: DocumentData | undefined;
  /** A field of the page's data, or nothing. */
  canaries: string;
}

/**
 * The address that every 404 page names as its own and returns to after sign-in without a script, so that
 * all of them are one document however many addresses are made up. The shell's own link returns to the
 * address in the browser.
 */
const NOT_FOUND = '/404';

/** Makes the documents of pages, and keeps what can be sent again. */
@Injectable()
export class PageDocuments {
  /** For all visitors without a session, or for one with it, who opens or reloads a page again. */
  private readonly finished = new LRUCache<string, FinishedDocument>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ size }) => size,
  });

  constructor(
    private readonly config: Config,
    private readonly pack: LiveSite,
    private readonly live: LiveRegistry,
  ) {}

  get site(): Site {
    const absentPages = this.pack.site?.facts.pages.absent ?? [];
    const { font, design } = this.pack;
    const { beaconSample, discord, isDevelopment, publicOrigin } = this.config;
    return {
      brand: this.pack.brand,
      ...(font && { font }),
      ...(design && { design }),
      ...(absentPages.length > 0 && { absentPages }),
      discordCdn: discord.cdnUrl,
      origin: publicOrigin,
      beaconSample,
      about: this.pack.about,
      ...(isDevelopment && { isDevelopment }),
    };
  }

  of(request: PageRequest, shown: Shown): PageContent {
    const key = keyOf(request, shown, this.pack.version);
    const known = key === undefined ? undefined : this.finished.get(key);
    if (known) return known;
    const template = this.template(request, shown);
    if (!template.own) {
      const nonce = makeNonce();
      return { html: this.fill(template, nonce, request, shown), own: sourcesByNonce(nonce) };
    }
    const html = this.fill(template, '', request, shown);
    if (key === undefined) return { html, own: template.own };
    const document = new FinishedDocument(html, template.own);
    this.finished.set(key, document);
    return document;
  }

  private fill(
    template: Template,
    nonce: string,
    { theme, visitor, url }: PageRequest,
    { visible, found, canaries }: Shown,
  ): string {
    const corner = { ...this.site, url: found.kind === 'not-found' ? NOT_FOUND : url };
    return template.fill({
      ...{ nonce, theme, canaries },
      user: userCorner(frameOf(visible.shell), visitor.session, corner),
      session: inlineJson(visitor.session),
    });
  }

  private template(request: PageRequest, { visible, found, data }: Shown): Template {
    const { preview } = request.variant;
    const pathname = pathnameOf(found, request.url);
    const more = data && { data };
    const bar =
      preview &&
      previewBar(preview, this.live.state.channels, request.visitor, this.pack.live?.version);
    return pageDocument(visible, found, pathname, this.site, { ...(bar && { bar }), ...more });
  }
}

/**
 * The key of a document that is sent again: to all visitors without a session, or to one with it. The
 * revision names the versions of all apps, the origins of their files, and what is restricted or off.
 * @returns undefined: the document is sent once, as in a preview, in a smoke test, or while the database
 *   is unavailable. Addresses with a query, or in another spelling, have a link that returns to them.
 */
function keyOf(
  { url, theme, visitor, variant }: PageRequest,
  { visible, found, data, canaries }: Shown,
  siteVersion: string,
): string | undefined {
  const path = pathnameOf(found, url);
  if (found.kind === 'switched-off' || (found.kind === 'page' && path !== url)) return undefined;
  if (visitor.session.status === 503 || !variant.canary || canaries !== '') return undefined;
  const person = visitor.session.status === 200 ? JSON.stringify(visitor) : '';
  return [siteVersion, visible.snapshot.revision, theme, path, data?.stamp ?? '', person].join(' ');
}

/** The canonical path of a page or of all 404 pages, otherwise the path of the address. */
function pathnameOf(found: RenderedPage, url: string): string {
  if (found.kind === 'not-found') return NOT_FOUND;
  return found.kind === 'page' ? found.pathname : (url.split('?', 1)[0] ?? '/');
}
