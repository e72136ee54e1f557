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
  /** Something else is drawn over its middle. */
  isCovered: boolean;
  box: Box;
  text: string;
}

/** What a page shows. */
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

/** What a worker saw of one page. */
export interface Observation {
  /** HTTP status of the document; undefined: no answer. */
  status?: number;
  /** Address outside of the site that the page led to. */
  leadsTo?: string;
  /** Undefined: the page did not answer any more, because a script keeps it busy. */
  screen?: Screen;
  /** Uncaught errors and console errors, without versions. */
  errors: string[];
  /** Directive and blocked address of each policy violation. */
  violations: string[];
  /** Names of shared globals and prototype members that the page changed. */
  changedGlobals: string[];
  /** Bytes of files of the release, before compression. */
  bytes: number;
}
