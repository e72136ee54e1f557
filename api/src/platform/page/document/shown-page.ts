import type { PageRoute, ReleaseManifest, RouteMatch, ShellFrame } from '@portico/sdk/platform';
import type { Brand } from '@portico/sdk/platform';
import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import type { DocumentData } from '@portico/sdk/platform/document/load-document-data';
import type { PackFont } from '../../../core/site/pack-font.ts';
import type { FoundPage } from '@portico/sdk/platform/document/find-page';

/** The settings of the deployment that documents contain. */
export interface Site {
  brand: Brand;
  /** Of the site pack; absent: that of the shell. */
  font?: PackFont;
  /** What the site pack sets of the design, as CSS. */
  design?: string;
  /** Base address of avatars, without a trailing slash. */
  discordCdn: string;
  /** Pages, with all below them, that the site does without; absent if it has all. */
  absentPages?: readonly string[];
  /** `https://example.com` */
  origin: string;
  /** Percentage of documents that report their load times. */
  beaconSample: number;
  /** What the bot is, in some sentences; absent: its tagline. */
  about?: string;
  isDevelopment?: true;
}

export type RenderedPage = Exclude<FoundPage, { kind: 'redirect' }>;

/** What a document shows. */
export interface ShownPage {
  visible: VisibleRegistry;
  kind: RenderedPage['kind'];
  /** Of a page of a remote. */
  match: RouteMatch<PageRoute> | undefined;
  /** The remote's release. */
  release: ReleaseManifest | undefined;
  frame: ShellFrame;
  /** Without a trailing slash. */
  pathname: string;
  site: Site;
  /** Of a preview, as HTML; undefined: the document is not of a preview. */
  bar: string | undefined;
  data: DocumentData | undefined;
}

/** @throws Error for a shell without a frame, which cannot be published */
export function frameOf(shell: ReleaseManifest): ShellFrame {
  if (!shell.frame) throw new Error(`shell ${shell.version} has no frame`);
  return shell.frame;
}
