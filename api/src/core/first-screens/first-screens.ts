import { Injectable } from '@nestjs/common';
import type { FirstScreenName } from '@portico/sdk/platform';

/** What a document shows of a page's data before scripts run (docs/decisions/0058). */
export interface FirstScreen {
  /** Changes with the content; two equal stamps of an address have the same content. */
  stamp: string;
  /** The values of the template. */
  view: object;
  /** Address or name -> data for the page's cache. The page does not request these addresses. */
  answers: Record<string, unknown>;
  /** More exact than the route's declaration. */
  head?: { title: string; description: string };
  /** For search engines: the schema.org type of the page, and its breadcrumbs below the landing page. */
  structured?: { type?: string; crumbs: { name: string; path: string }[] };
}

/** The page of these params does not exist, or has another address. */
export type NoScreen = { kind: 'unknown' } | { kind: 'moved'; path: string };

export interface ScreenRequest {
  /** Decoded, by name. */
  params: Record<string, string>;
  search: URLSearchParams;
  viewer: { team: boolean };
}

export interface FirstScreenSource {
  /** @returns undefined: the page is shown without data */
  of: (request: ScreenRequest) => Promise<FirstScreen | NoScreen | undefined>;
  /** Paths of all public pages of the route, for the sitemap. */
  paths?: () => Promise<string[]>;
}

/**
 * The first screens that routes may declare (`data`). The module that owns the data registers its
 * source in its `onModuleInit`; the page server asks it.
 */
@Injectable()
export class FirstScreens {
  private readonly sources = new Map<FirstScreenName, FirstScreenSource>();

  register(name: FirstScreenName, source: FirstScreenSource): void {
    this.sources.set(name, source);
  }

  get(name: FirstScreenName): FirstScreenSource | undefined {
    return this.sources.get(name);
  }
}
