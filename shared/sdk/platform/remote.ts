import type { RemoteConfiguration } from './configuration.ts';
import type { ExtensionPoint } from './extension-point.ts';
import type { OptionalBrandPart } from './brand-parts.ts';
import type { RemoteName } from './remote-name.ts';
import type { Feed, RouteData, StructuredData } from './route-data.ts';

/** Where the shell may show a link. The shell owns the slots, their look and their order. */
export type NavSlot = 'features' | 'information' | 'top' | 'user' | 'footer';

/** `full`: navigation and footer. `dashboard`: navigation, no footer (spec 1 §2). `bare`: neither. */
export type Chrome = 'full' | 'dashboard' | 'bare';

export interface NavEntry {
  slot: NavSlot;
  /** Path of the site (`/status`). A route of the same remote must match it. */
  path: string;
  /**
   * A list of the site pack: each of its members is an entry, whose `name` fills the `:name` of the path, with its own
   * label, hint and icon.
   */
  each?: string;
  label: string;
  /** One line below the label in menus. */
  hint?: string;
  /**
   * SVG text within a small grammar (`icon.ts`), shown in menus. Empty in a document's snapshot: menus get the text
   * from `GET /api/registry`.
   */
  icon?: string;
  /** Ascending order within the slot. */
  weight: number;
}

/** The values that a `:param` of a path may have. Other values are the 404 page, except for `known`. */
export type ParamSpec =
  /** value in the address -> its label in titles */
  | { oneOf: Record<string, string> }
  /**
   * for the whole value: literals and bounded character classes, as in `[a-z0-9-]{1,32}`
   * (`value-pattern.ts`: linear to match); the label is the value itself
   */
  | { pattern: string }
  /**
   * Values in lower case. Addresses are case-insensitive; the label is the value in lower case. Any
   * other value that is not in `source`, a public GET of the API that answers a list of values in lower
   * case, leads to `fallback`, the path of a page of the same remote without params: page server and page
   * redirect there. Members of the team, who may see more values, get the page.
   */
  | { known: string[]; source?: string; fallback: string };

export interface PageRoute {
  /** Grammar: `/`, static segments, `:param` segments, and at most one trailing `/*`. */
  path: string;
  /** Folder below the remote's `src/pages/`; its `page.tsx` exports the component as default. */
  page: string;
  /** One entry for every `:param` of the path. `*` describes the rest matched by a trailing `/*`. */
  params?: Record<string, ParamSpec>;
  /**
   * The part of the document title after "{product} - ". `{param}` is replaced by the param's
   * label, `{param|capitalize}` by the label with a first capital letter.
   */
  title: string;
  /** For `<meta name=description>` and social previews; the same placeholders, and `{product}`. */
  description: string;
  /**
   * Kind of the page for the image of link previews (`Brand.previewImage`); by default none.
   */
  preview?: string;
  chrome?: Chrome;
  /** Addresses of the API that the page fetches first; the HTML preloads them. */
  preload?: string[];
  /** Render the page's HTML at build time (only for paths without params, or for every `oneOf` value). */
  prerender?: boolean;
  /**
   * The data in the page's HTML. The page's folder has a template, `first-screen.tsx`, which the page
   * server fills.
   */
  data?: RouteData;
  /** For search engines, beyond title and description. */
  structured?: StructuredData;
  /**
   * A public GET of the API whose list names all public pages of a route with params: values of its only
   * param, or objects with all of them. A path without params is in the sitemap without it.
   */
  sitemap?: string;
  /** Feeds that the document names, for readers of feeds. */
  feeds?: Feed[];
  /** Name under which the API links to the page, in feeds for example. One page of a site has it. */
  linkedAs?: string;
  /** `noindex` for crawlers. */
  noindex?: boolean;
  /**
   * `anywhere`: the page may show images of every https address; other pages only those of the site and
   * its image hosts. Going to such a page, and leaving it, loads a document, because a document keeps
   * its security policy.
   */
  images?: 'anywhere';
  /** `session`: for signed-in users only; others are redirected to `/` and return after sign-in. */
  requires?: 'session';
  /**
   * Parameters of the page's query that are another page's params: `{ user: '/avatars/:user' }` leads
   * `/avatars?user=1` to `/avatars/1` (302). Forms use it that work without scripts.
   */
  redirectQuery?: Record<string, string>;
  /** Former paths of the page, without params: the page server redirects them here (308). */
  movedFrom?: string[];
  /** A part of the brand. A deployment that has not set it has no such page, and no link to it in its menus. */
  onlyWith?: OptionalBrandPart;
}

export interface RemoteDeclaration {
  name: RemoteName;
  routes: PageRoute[];
  nav: NavEntry[];
  /** What other remotes may show or call: default exports of `src/extensions/<name>.tsx`. */
  offers?: ExtensionPoint[];
  /**
   * Extensions of other remotes without which this one works, too. The build finds the used
   * extensions; those that are not listed here must be live before the remote.
   */
  optionalNeeds?: ExtensionPoint[];
  /** What an operator may set of it, with defaults. */
  configuration?: RemoteConfiguration;
}

/**
 * Declares a remote as plain data, so that page server, shell and release gate can read its pages
 * without running its code. It is the default export of `mfe-x/src/remote.ts`. The build rejects
 * declarations outside the grammar above.
 */
export function defineRemote(declaration: RemoteDeclaration): RemoteDeclaration {
  return declaration;
}
