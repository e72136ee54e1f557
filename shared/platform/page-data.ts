import type { NavEntry, PageRoute } from './remote.ts';
import type { ReleasePage } from './release.ts';

/** The bot's brand: configuration of the deployment, inlined into every page. */
export interface Brand {
  name: string;
  tagline: string;
  icon: string;
  /** Address of the image of link previews; `{kind}` in it stands for `-commands`, or for nothing. */
  previewImage: string;
  /** Base of the product's content delivery network, without a trailing slash. */
  cdn: string;
  inviteUrl: string;
  supportUrl: string;
  docsUrl: string;
  contactEmail: string;
  /** Who is behind the site, where the law asks for it; empty: nothing is linked. */
  imprintUrl: string;
  /** Command prefix (`;`). */
  prefix: string;
  accent: string;
  /** What the bot's embed codes have between their parts, and the builder begins with. */
  embedSeparator: string;
}

/** One live remote as a page sees it. */
export interface RemoteInSnapshot {
  name: string;
  version: string;
  /** Whose pages these are, where they are not for everyone; absent also from an older API. */
  restriction?: 'team';
  /** Absolute path of the entry script. */
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
  globalName: string;
  routes: PageRoute[];
  nav: NavEntry[];
  /** page -> absolute paths of the files that it needs besides the entry */
  pages: Record<string, ReleasePage>;
}

/** The registry as one page sees it: fixed for the life of the page, filtered by session. */
export interface RegistrySnapshot {
  /** Changes with every promote or rollback that this session may see. */
  revision: string;
  shellVersion: string;
  remotes: RemoteInSnapshot[];
}

/** The answer of `GET /api/auth/me` as it would have been given; 503: the database was away. */
export type SessionAnswer =
  | { status: 200; user: { id: string; username: string; avatar: string | null } }
  | { status: 401 }
  | { status: 503 };

/** Everything that the page server inlines for the shell. */
export interface PageData {
  brand: Brand;
  /** Base of Discord's image addresses, without a trailing slash. */
  discordCdn: string;
  origin: string;
  registry: RegistrySnapshot;
  session: SessionAnswer;
  /** Per cent of documents that report how long they took; absent from an older page server. */
  beaconSample?: number;
  /** `npm run dev`: the page takes new versions in without a document load. */
  isDevelopment?: true;
  /** HTTP status of the document: 404 makes the shell show its 404 page at once. */
  status: number;
}

/** `id`s of the inlined `<script type="application/json">` blocks. */
export const PAGE_DATA_IDS = { page: 'portico-page' } as const;

/** The frame and body that the page server wrote; removed when React takes over. */
export const STATIC_BODY_ID = 'portico-static';

/** Where the page of a remote that does not load stays readable, inside of React's tree. */
export const KEPT_BODY_ID = 'portico-kept';

/**
 * What people did to the static body before there was anything behind it is marked where they did it:
 * to ask the browser at activation would make it lay both trees out.
 */
export const TOUCH_MARKS = {
  /** On what was pressed: the number of its last press, in the order of all presses. */
  pressed: 'data-pressed',
  /** On `details` that the page came with open. */
  opened: 'data-opened',
  /** On inner boxes that were scrolled. */
  scrolled: 'data-scrolled',
  /** On the static body itself, when text was selected. */
  selected: 'data-selected',
} as const;

/** React's root: hidden until activation. */
export const ROOT_ID = 'portico-root';
