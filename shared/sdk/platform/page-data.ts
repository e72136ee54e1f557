import type { ConfigurationValues } from './configuration.ts';
import type { NavEntry, PageRoute } from './remote.ts';
import type { ReleasePage } from './release.ts';
import type { SwitchedOffRemote } from './switched-off.ts';

/** The bot's brand: configuration of the deployment, inlined into every page. What it has not is empty. */
export interface Brand {
  name: string;
  tagline: string;
  icon: string;
  /**
   * Address of the image of link previews; `{kind}` in it is replaced by `-commands` and so on, or
   * by nothing.
   */
  previewImage: string;
  /** Base of the product's content delivery network, without a trailing slash. */
  cdn: string;
  inviteUrl: string;
  supportUrl: string;
  docsUrl: string;
  contactEmail: string;
  /** Address of the site's imprint if the law requires one; empty: no link. */
  imprintUrl: string;
  /** Command prefix (`;`). */
  prefix: string;
  accent: string;
  /** In which languages the owner answers: `English or German`. */
  supportLanguages: string;
  /** How long an answer takes: `24 hours`. */
  answerTime: string;
  /** How long the owner takes for requests about personal data: `7 days`. */
  dataRequestTime: string;
  dataDeletionTime: string;
}

/** One live remote in a page's snapshot. */
export interface RemoteInSnapshot {
  name: string;
  version: string;
  /** Audience of the remote's pages, where restricted; older APIs omit it. */
  restriction?: 'team';
  /** Absolute path of the entry script. */
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
  globalName: string;
  routes: PageRoute[];
  nav: NavEntry[];
  /** Extension -> version of its contract; absent if the remote offers none, and in older APIs. */
  offers?: Record<string, number>;
  /** What the site pack sets of the remote's configuration, where it sets something. */
  configuration?: ConfigurationValues;
  /** exposed module -> absolute paths of the files that it needs besides the entry */
  pages: Record<string, ReleasePage>;
}

/** The registry in a page: fixed for the lifetime of the document, filtered by session. */
export interface RegistrySnapshot {
  /** Changes with every promote or rollback that this session may see. */
  revision: string;
  shellVersion: string;
  remotes: RemoteInSnapshot[];
  /** Remotes that are switched off, which `remotes` omits; absent if there are none. */
  off?: SwitchedOffRemote[];
}

/** The response of `GET /api/auth/me`; 503: the database was unavailable. */
export type SessionAnswer =
  | { status: 200; user: { id: string; username: string; avatar: string | null } }
  | { status: 401 }
  | { status: 503 };

/** All data that the page server inlines for the shell. */
export interface PageData {
  brand: Brand;
  /** Base of Discord's image addresses, without a trailing slash. */
  discordCdn: string;
  origin: string;
  registry: RegistrySnapshot;
  session: SessionAnswer;
  /** Pages, with all below them, that the site does without; absent if it has all. */
  absentPages?: readonly string[];
  /** Address of a call -> its answer; absent where the HTML contains none. */
  data?: Record<string, unknown>;
  /** Percentage of documents that report their load times; older page servers omit it. */
  beaconSample?: number;
  /**
   * Tokens of the canaries that the document is part of. The document reports all of its load
   * times, with these tokens in each report.
   */
  canaries?: string[];
  /** `npm run dev`: the page loads new versions without a document load. */
  isDevelopment?: true;
  /** The document shows a preview and sends no reports. */
  isPreview?: true;
  /**
   * HTTP status of the document: 404 makes the shell show its 404 page at once. 503: the page is of a
   * remote that is switched off.
   */
  status: number;
}

/** `id`s of the inlined `<script type="application/json">` blocks. */
export const PAGE_DATA_IDS = { page: 'portico-page' } as const;

/** The frame and body from the page server; activation removes them. */
export const STATIC_BODY_ID = 'portico-static';

/** Template of the scripts of a document with a prerendered body; they run after the first paint. */
export const DEFERRED_SCRIPTS_ID = 'portico-scripts';

/** Template of the scripts of any other document; they run at once. */
export const FIRST_SCRIPTS_ID = 'portico-first-scripts';

/** Container within React's tree for the prerendered page of a remote that failed to load. */
export const FALLBACK_BODY_ID = 'portico-kept';

/**
 * Attributes that record input to the static body before activation. Reading the same state from the
 * browser at activation would force a layout of both trees.
 */
export const EARLY_INPUT_ATTRIBUTES = {
  /** On a pressed control: the sequence number of its last press. */
  pressed: 'data-pressed',
  /** On `details` that are open in the server's HTML. */
  opened: 'data-opened',
  /** On scrolled inner boxes. */
  scrolled: 'data-scrolled',
  /** On the static body itself, after text was selected. */
  selected: 'data-selected',
} as const;

/** React's root: hidden until activation. */
export const ROOT_ID = 'portico-root';

/** Marks elements of the shell within `main`, which stylesheets of remotes do not match. */
export const SHELL_MARK = 'data-shell';

/** Global that a smoke run adds to its pages, to record what they use (scripts/smoke/in-page.ts). */
export const SMOKE_OBSERVER = '__porticoSmoke';
