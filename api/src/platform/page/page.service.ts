import type { ThemeChoice } from '@portico/sdk/rules/theme-choice';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { inlineJson, isSwitchedOff } from '@portico/sdk/platform';
import type { PageRoute } from '@portico/sdk/platform';
import { Config } from '../../core/config/config.ts';
import { LiveRegistry } from '../registry/live-registry.service.ts';
import { CanaryVisits } from '../canaries/canary-visits.service.ts';
import type { Visitor } from '../registry/visitor.service.ts';
import type { Variant } from './variant.service.ts';
import type { VisibleRegistry } from '../registry/visible-registry.ts';
import { isInRestrictedMount, needsSignIn } from './page-access.ts';
import { frameOf, pageDocument } from './document.ts';
import type { Site } from './document.ts';
import { findPage } from './find-page.ts';
import type { FoundPage } from './find-page.ts';
import type { OpenPreview } from '../previews/preview.service.ts';
import { previewBar } from './preview-bar.ts';
import { resolvePage } from './resolve-page.ts';
import { screenOf } from './screen-of.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type { FirstScreen } from '../../core/first-screens/first-screens.ts';
import { KnownLists } from '../../core/known-lists/known-lists.ts';
import type { Template } from './template.ts';
import { unavailableDocument } from './unavailable.ts';
import { userCorner } from './user-corner.ts';

/** The page server's answer, independent of HTTP. */
export type PageAnswer =
  | Extract<FoundPage, { kind: 'redirect' }>
  /** The visitor may not see the page: redirect to `/`, and return here after sign-in. */
  | { kind: 'no-access' }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      isPrivate: boolean;
      html: string;
      /** From which hosts the page shows images. */
      images?: PageRoute['images'];
      /** 503: seconds after which crawlers and browsers may try again. */
      retryAfter?: number;
    };

/** The inputs of a document. */
export interface PageRequest {
  /** From the request line, still encoded. */
  url: string;
  theme: ThemeChoice;
  nonce: string;
  visitor: Visitor;
  variant: Variant;
}

/** `Retry-After` of a remote that is switched off, in seconds: operators switch it on again. */
const OFF_RETRY = 300;
/** Limits the cached templates of one registry by their total number of characters. */
const TEMPLATE_CACHE = {
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }: Template) => length,
};

/** Finds the page of an address and renders its HTML document. */
@Injectable()
export class PageService {
  private readonly site: Site;
  private readonly templates = new WeakMap<VisibleRegistry, LRUCache<string, Template>>();

  constructor(
    config: Config,
    private readonly live: LiveRegistry,
    private readonly lists: KnownLists,
    private readonly canaries: CanaryVisits,
    private readonly screens: FirstScreens,
  ) {
    const { beaconSample, brand, discord, isDevelopment, publicOrigin } = config;
    this.site = {
      brand,
      discordCdn: discord.cdnUrl,
      origin: publicOrigin,
      beaconSample,
      ...(isDevelopment && { isDevelopment }),
    };
  }

  async answer(request: PageRequest): Promise<PageAnswer> {
    const { theme, nonce, visitor, variant } = request;
    const visible = this.live.visibleTo(visitor, variant.replacements);
    if (!visible) {
      const html = unavailableDocument(this.site.brand, { theme, nonce });
      return { kind: 'document', status: 503, isPrivate: false, html, retryAfter: 5 };
    }
    if (isInRestrictedMount(request.url, this.live.state.channels, visitor)) {
      return { kind: 'no-access' };
    }
    const [pathname = '/'] = request.url.split('?', 1);
    let found: FoundPage = isSwitchedOff(pathname, visible.snapshot.off)
      ? { kind: 'switched-off' }
      : await resolvePage(findPage(request.url, visible.snapshot), this.lists, visitor);
    if (found.kind === 'redirect') return found;
    if (found.kind === 'page' && needsSignIn(found.match.route, visitor.session)) {
      return { kind: 'no-access' };
    }
    const screen = await screenOf(found, this.screens, request);
    if (screen?.kind === 'moved') return { kind: 'redirect', status: 302, location: screen.path };
    if (screen?.kind === 'unknown') found = { kind: 'not-found' };
    const shown = screen?.kind === 'screen' ? screen.screen : undefined;
    const template = variant.preview
      ? this.previewTemplate(visible, found, request, variant.preview, shown)
      : this.template(visible, found, request.url, shown);
    const html = template.fill({
      nonce,
      theme,
      user: userCorner(frameOf(visible.shell), visitor.session, { ...this.site, url: request.url }),
      session: inlineJson(visitor.session),
      canaries: this.canariesOf(found, variant),
    });
    if (found.kind !== 'page') {
      const isOff = found.kind === 'switched-off';
      const answer = { kind: 'document' as const, isPrivate: false, html };
      return isOff ? { ...answer, status: 503, retryAfter: OFF_RETRY } : { ...answer, status: 404 };
    }
    const { images } = found.match.route;
    return {
      ...{ kind: 'document', status: 200, isPrivate: this.isPrivate(found), html },
      ...(images && { images }),
    };
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

  /** Not cached: few people see it. */
  private previewTemplate(
    visible: VisibleRegistry,
    found: Exclude<FoundPage, { kind: 'redirect' }>,
    { url, visitor }: PageRequest,
    preview: OpenPreview,
    screen: FirstScreen | undefined,
  ): Template {
    const bar = previewBar(preview, this.live.state.channels, visitor);
    const more = { bar, ...(screen && { screen }) };
    return pageDocument(visible, found, pathnameOf(found, url), this.site, more);
  }

  private template(
    visible: VisibleRegistry,
    found: Exclude<FoundPage, { kind: 'redirect' }>,
    url: string,
    screen: FirstScreen | undefined,
  ): Template {
    // Not cached: made-up addresses must not evict templates of real pages.
    const pathname = pathnameOf(found, url);
    if (found.kind !== 'page') return pageDocument(visible, found, pathname, this.site);
    const cache = this.templates.get(visible) ?? new LRUCache(TEMPLATE_CACHE);
    this.templates.set(visible, cache);
    const key = screen ? `${pathname} ${screen.stamp}` : pathname;
    const cached = cache.get(key);
    if (cached) return cached;
    const template = pageDocument(visible, found, pathname, this.site, screen && { screen });
    cache.set(key, template);
    return template;
  }
}

/** The canonical path of a page, otherwise the path of the address. */
function pathnameOf(found: Exclude<FoundPage, { kind: 'redirect' }>, url: string): string {
  return found.kind === 'page' ? found.pathname : (url.split('?', 1)[0] ?? '/');
}
