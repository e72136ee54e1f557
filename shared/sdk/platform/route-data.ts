/** Maximum bytes of an answer in a document. */
export const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * What a route declares of its data (docs/decisions/0094). The page server calls public GETs of the API as an
 * anonymous visitor, fills the page's template (`first-screen.tsx`) with a view of their answers, and writes
 * the answers into the document.
 */
export interface RouteData {
  /** Name -> call. */
  get: Record<string, DataCall>;
  /** Parameters of the page's own query that calls may name: other values are the default. */
  query?: Record<string, { pattern: string; default: string }>;
  /** Parameters of the page's query with which the document has no data: the page does that work. */
  without?: string[];
  /** Path of a list or text of the answers without which the document has no data. */
  needs?: string;
  /** What fills the template, from the answers by name; default: the answer of the only call. */
  view?: DataView;
  /**
   * `page`: the page explains an address that the API does not know. Default: it is the 404 page, except for
   * members of the team, who may see more than an anonymous visitor.
   */
  notFound?: 'page';
  /** Param of the route -> path of its one value in the view. Another value redirects to the page with it (302). */
  canonical?: Record<string, string>;
  /** Title (after "{product} - ") and description; `{a.b}` is a field of the view. */
  head?: { title: string; description: string };
}

/**
 * An address of the API: `:name` is a param of the route or a parameter of its `query`, percent-encoded, as in
 * `/api/commands/:category/:name`.
 */
export type DataCall =
  | string
  | {
      path: string;
      /**
       * `template`: the document's scripts do not get the answer. `scripts`: the template does not need it; the
       * document is made without it where the call fails.
       */
      only?: 'template' | 'scripts';
      /** The template is filled without the answer where the call fails. Default: the document has no data then. */
      mayFail?: true;
      /** A longer answer counts as failed; default and maximum: 64 kB. */
      maxBytes?: number;
    };

/**
 * Paths name a field (`a`), a field within it (`a.b`), an entry (`a.0`), or with `.` the value itself; within lists,
 * those of an entry. `/a` names a field of all answers, from anywhere.
 */
export type DataView =
  /** The value at a path. */
  | string
  /** The entries of a list, sorted by a field, the first ones of them. */
  | { list: string; sort?: { by: string; descending?: true }; first?: number; each?: DataView }
  | { fields: Record<string, DataView> }
  /** `1,234`, `0.5` */
  | { number: string }
  /** Epoch seconds: `2026-03-09T14:05:00.000Z`, `Mar 9, 2026`, `14:05 UTC`, `Mar 9, 14:05, 2026 UTC` */
  | { utc: string; as: 'iso' | 'date' | 'time' | 'moment' }
  /** Cents: `€12.99` */
  | { money: string; currency: string }
  /**
   * A list for each of some values, as templates need it to choose a style: that of the value at the path has
   * one entry, the others none.
   */
  | { choice: string; of: string[]; value: DataView }
  /** A list of one entry; none where there is no value, or an empty one. */
  | { optional: string; value?: DataView };

/** What search engines learn of a page beyond its head (schema.org). */
export interface StructuredData {
  /** Default: `WebPage`. */
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'TechArticle' | 'FAQPage' | 'ItemPage';
  /** Between the landing page and this page. `{a.b}` is a field of the view; `:name` in a path is a param of the route. */
  crumbs?: { name: string; path: string }[];
  /** Parameter of the page's query that searches the site. One page of a site has it. */
  search?: string;
}

export interface Feed {
  type: 'application/atom+xml' | 'application/rss+xml' | 'application/feed+json';
  path: string;
  /** `{product}` is replaced. */
  title: string;
}
