import { INPUT } from './as-page-grows.ts';

const STORED = 'shell:scroll';
/** More entries than anybody goes back. */
const MAX_ENTRIES = 100;

/**
 * Where the visitor was on each entry of the tab's history. The shell restores positions itself: browsers
 * restore before the page of the entry is rendered. Kept over reloads and document loads.
 */
export class ScrollPositions {
  private readonly positions = new Map(stored());
  /** Key of the entry whose page is on the screen; none between a change of the address and its page. */
  private shown: string | undefined;
  /**
   * Whether the visitor has done nothing in this document yet. The browser may have restored only a part of the
   * position then, because content comes late.
   */
  isUntouched = true;

  /** Takes over from the browser, except in documents that are left: it restores those earlier. */
  start() {
    history.scrollRestoration = 'manual';
    for (const type of INPUT)
      addEventListener(type, () => (this.isUntouched = false), {
        capture: true,
        passive: true,
        once: true,
      });
    addEventListener('pagehide', () => {
      // Without a shown entry, the address is of another page than the one on the screen.
      if (this.shown !== undefined) history.scrollRestoration = 'auto';
      this.remember();
      store([...this.positions].slice(-MAX_ENTRIES));
    });
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
  }

  /** To be called before the address changes. */
  leave() {
    this.remember();
    this.shown = undefined;
  }

  /** @returns the position of an earlier visit of the entry whose page is now on the screen */
  show(key: string): number | undefined {
    this.shown = key;
    return this.positions.get(key);
  }

  private remember() {
    if (this.shown === undefined) return;
    this.positions.delete(this.shown);
    this.positions.set(this.shown, scrollY);
  }
}

/** Storage may be refused, or hold a text of somebody else. */
function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

function store(entries: [string, number][]) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(entries));
  } catch {
    // Positions last as long as the document.
  }
}
