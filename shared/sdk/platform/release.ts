import type { CallShape } from './call-shape.ts';
import type { ConfigurationKeys } from './configuration.ts';
import type { ExtensionNeed } from './extension-point.ts';
import type { NavEntry, PageRoute } from './remote.ts';

/** Version of the shape of `release.json`. */
export const RELEASE_SCHEMA = 1;

/** File of a release with the license texts of the packages that it contains. Pages do not load it. */
export const NOTICES_FILE = 'third-party-notices.txt';
/** File of a release with its packages, in the format of CycloneDX. Only deploy keys can read it. */
export const SBOM_FILE = 'sbom.cdx.json';

/** A file of a release, addressed by its path below the release's folder. */
interface ReleaseFile {
  path: string;
  /** Length in bytes. */
  size: number;
  /** Subresource-integrity value (`sha384-…`) of the exact bytes. */
  integrity: string;
}

/** The files that one page (an exposed module) needs, as paths of the release. */
export interface ReleasePage {
  scripts: string[];
  styles: string[];
  /**
   * Shared modules that the page consumes and that have files of their own: the shell's release
   * lists these files under the module's name. Stored releases have this field name.
   */
  borrows?: string[];
}

/**
 * Rules of styled-components, with its marks. In the browser the library reuses the rules if they
 * were written by its own version, and otherwise generates them again.
 */
export interface StyledRules {
  /** The library's version. */
  version: string;
  css: string;
}

/** A font file of the shell, declared by the page server in every document. */
export interface FrameFont {
  family: string;
  /** Of the file among those of the family. */
  name: string;
  /** Path in the release. */
  path: string;
  /** Lowest and highest weight of a variable font: `400 700`. */
  weights: string;
  /** Characters of the file, as CSS `unicode-range`. */
  range: string;
  /** Whether every page needs the file. */
  isPreloaded?: boolean | undefined;
}

/**
 * The shell's frame around a page, rendered at the shell's build, filled by the page server.
 * Markers in `html`: `<!--nav:SLOT-->` (once or more per slot), `<!--footer:SLOT-->` (the same links by the template
 * of the slot `footer`), `<!--body-->`, `<!--user-->`.
 */
export interface ShellFrame {
  html: Record<'full' | 'dashboard' | 'bare', string>;
  /**
   * One link of a slot; `{href}`, `{label}`, `{hint}`, `{icon}` and `{current}` (` aria-current="page"` or
   * nothing) are replaced.
   */
  navItem: Partial<Record<NavEntry['slot'], string>>;
  /** The user corner by session: signed out, and signed in with `{name}` and `{avatar}`. */
  user: { signedOut: string; signedIn: string };
  /** Full-height body for pages without a prerendered one. */
  skeleton: string;
  /** The 404 page's body. */
  notFound: string;
  /** Body for the pages of a remote that is switched off; absent in older releases. */
  switchedOff?: string;
  /** Rules for every page. */
  css: string;
  /** Rules of all of the above; part of `css` in older releases. */
  styled?: StyledRules;
  /** Absent in older releases. */
  fonts?: FrameFont[];
}

/** A page's body in HTML. */
interface PrerenderedBody {
  html: string;
  /** Rules in place of `style` attributes, which the page's policy blocks. */
  css: string;
  /** All other rules; part of `css` in older releases. */
  styled?: StyledRules;
  /** It shows defaults of the remote's configuration: with other values, a document is made without it. */
  hasDefaults?: true;
}

/** Module federation of a release (docs/decisions/0022). */
export interface ReleaseFederation {
  /** Exact version of the library. remote: the version that built it; shell: the version of its core. */
  library: string;
  /** shell: it loads remotes whose entry is an ES module. */
  modules?: true;
}

/**
 * `release.json`: everything that the registry, the gate, the page server and the shell need to
 * know about one version. Written by `shared/remote/build`, verified at publish.
 */
export interface ReleaseManifest {
  schema: typeof RELEASE_SCHEMA;
  kind: 'remote' | 'shell';
  name: string;
  version: string;
  /** Path of the entry script. */
  entry: string;
  /**
   * Name of the property of `globalThis` to which a remote's entry assigns its container. Empty if
   * the entry is an ES module, whose exports are the container, and for the shell.
   */
  globalName: string;
  /** remote: the sdk range that it needs (`^1.0.0`); shell: the sdk version that it provides. */
  sdk: string;
  /** remote: names used from `@portico/sdk` and `@portico/sdk/data`; shell: names provided. Sorted. */
  sdkExports: string[];
  /** remote: shared modules that it takes from the shell; shell: those that it provides. Sorted; absent: not known. */
  sharedModules?: string[];
  /** API operations used (operation ids). Sorted. */
  operations: string[];
  /** The federation versions of remote and shell; absent in releases without the federation library. */
  federation?: ReleaseFederation;
  /** operation -> its request and response at build time; absent in older releases. */
  calls?: Record<string, CallShape>;
  routes: PageRoute[];
  nav: NavEntry[];
  /** Extension -> version of its contract; absent if it offers none. */
  offers?: Record<string, number>;
  /** Extensions of other remotes that this one uses; absent if there are none. */
  needs?: Record<string, ExtensionNeed>;
  /** What an operator may set of the remote; absent if nothing. */
  configuration?: ConfigurationKeys;
  /**
   * Exposed module -> files: pages, and extensions as `ext-<name>`. The shell's initial files have
   * the key `''`, and a shared module with files of its own has its name as key.
   */
  pages: Record<string, ReleasePage>;
  files: ReleaseFile[];
  /**
   * path in the address -> body, for prerendered routes; `data:` and the path of a route -> template of
   * its first screen (docs/decisions/0094)
   */
  prerendered: Record<string, PrerenderedBody>;
  frame?: ShellFrame;
  /**
   * Its scripts add no style element with a text, so that documents need no nonce for it
   * (docs/decisions/0079). Absent in older releases.
   */
  needsNonce?: false;
}

/** Address of a release file: versioned, therefore immutable. */
export function fileUrl(release: { kind: string; name: string; version: string }, path: string) {
  return release.kind === 'shell'
    ? `/shell/${release.version}/${path}`
    : `/mfe/${release.name}/${release.version}/${path}`;
}

/** The global of a remote's container; versioned, so that two versions never share a runtime. */
export function globalNameOf(name: string, version: string) {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** Whether a file of a release is code that browsers run. */
export const isScript = (path: string): boolean => /\.m?js$/.test(path);
