import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { ByteLru } from '../../core/cache/byte-lru.ts';
import { LiveRegistry } from '../registry/live-registry.service.ts';
import type { Visitor } from '../registry/visitor.service.ts';
import type { VisibleRegistry } from '../registry/visible-registry.ts';
import { isInRestrictedMount, needsSignIn } from './page-access.ts';
import { frameOf, pageDocument } from './document.ts';
import type { Site } from './document.ts';
import { findPage } from './find-page.ts';
import type { FoundPage } from './find-page.ts';
import { resolvePage } from './resolve-page.ts';
import { KnownLists } from '../../core/known-lists/known-lists.ts';
import { inlineJson } from './html.ts';
import type { Template } from './template.ts';
import { unavailableDocument } from './unavailable.ts';
import { userCorner } from './user-corner.ts';

/** What the page server answers, short of transport. */
export type PageAnswer =
  | Extract<FoundPage, { kind: 'redirect' }>
  /** Not for this visitor: home, to come back after sign-in. */
  | { kind: 'turned-away' }
  | { kind: 'document'; status: 200 | 404 | 503; isPrivate: boolean; html: string };

/** What differs between two requests for one address. */
export interface PageRequest {
  /** From the request line, still encoded. */
  url: string;
  theme: 'dark' | 'light';
  nonce: string;
  visitor: Visitor;
}

const TEMPLATE_CHARACTERS = 8 * 1024 * 1024;

/** Answers every address that is no file and no call with one HTML document (DESIGN §2). */
@Injectable()
export class PageService {
  private readonly site: Site;
  private readonly templates = new WeakMap<VisibleRegistry, ByteLru<Template>>();

  constructor(
    config: Config,
    private readonly live: LiveRegistry,
    private readonly lists: KnownLists,
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
    const { theme, nonce, visitor } = request;
    const visible = this.live.visibleTo(visitor);
    if (!visible) {
      const html = unavailableDocument(this.site.brand, { theme, nonce });
      return { kind: 'document', status: 503, isPrivate: false, html };
    }
    if (isInRestrictedMount(request.url, this.live.state.channels, visitor)) {
      return { kind: 'turned-away' };
    }
    const found = await resolvePage(findPage(request.url, visible.snapshot), this.lists, visitor);
    if (found.kind === 'redirect') return found;
    if (found.kind === 'page' && needsSignIn(found.match.route, visitor.session)) {
      return { kind: 'turned-away' };
    }
    const html = this.template(visible, found, request.url).fill({
      nonce,
      theme,
      user: userCorner(frameOf(visible.shell), visitor.session, { ...this.site, url: request.url }),
      session: inlineJson(visitor.session),
    });
    const isPrivate = found.kind === 'page' && this.isPrivate(found);
    return { kind: 'document', status: found.kind === 'page' ? 200 : 404, isPrivate, html };
  }

  /** Pages about a person, and pages that not everybody may see: no cache keeps them at all. */
  private isPrivate({ remote, match }: Extract<FoundPage, { kind: 'page' }>): boolean {
    const channel = this.live.state.channels.find(({ name }) => name === remote);
    return match.route.requires === 'session' || channel?.restriction === 'team';
  }

  private template(
    visible: VisibleRegistry,
    found: Exclude<FoundPage, { kind: 'redirect' }>,
    url: string,
  ): Template {
    // Made-up addresses must not push real pages out.
    if (found.kind === 'not-found') {
      const [pathname = '/'] = url.split('?', 1);
      return pageDocument(visible, found, pathname, this.site);
    }
    const { pathname } = found;
    const kept = this.templates.get(visible) ?? new ByteLru<Template>(TEMPLATE_CHARACTERS);
    this.templates.set(visible, kept);
    const known = kept.get(pathname);
    if (known) return known;
    const made = pageDocument(visible, found, pathname, this.site);
    kept.set(pathname, made, made.length);
    return made;
  }
}
