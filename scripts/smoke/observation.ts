/** A rectangle in CSS pixels, from the top left corner of the document. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element of the shell in a page. */
export interface ShellElement {
  name: 'header' | 'navigation' | 'footer';
  isVisible: boolean;
  /** Another element covers its center. */
  isCovered: boolean;
  box: Box;
  text: string;
}

/** The rendered content of a page. */
export interface Screen {
  /** The interactive page has replaced the static one. */
  isActive: boolean;
  /** The placeholder "Loading page" is shown. */
  isLoading: boolean;
  /** Text of an error card. */
  errorCard?: string;
  heading: string;
  /** Characters of text in `main`. */
  textLength: number;
  shell: ShellElement[];
}

/** Results of a worker for one page. */
export interface Observation {
  /** HTTP status of the document; undefined: no response. */
  status?: number;
  /** Address of another site to which the page redirected. */
  leadsTo?: string;
  /** Undefined: the page stopped responding, because a script blocks it. */
  screen?: Screen;
  /** Uncaught errors and console errors, without versions. */
  errors: string[];
  /**
   * Directive of each policy violation, and the blocked address or `<sink>|<start of the value>`; of a violation of the
   * integrity policy `integrity-policy <destination> <address>`.
   */
  violations: string[];
  /** Names of shared globals and prototype members that the page changed. */
  changedGlobals: string[];
  /** Names that remotes read of the sdk. */
  sdkNames: string[];
  /** Method and path of each request that scripts sent to the site: `GET /api/plans`. */
  requests: string[];
  /** Bytes of files of the release, before compression. */
  bytes: number;
}
