import { ROOT_ID, STATIC_BODY_ID } from 'shared/platform';
import { SKELETON_MARK } from '../layout/page-skeleton.tsx';
import { transferState } from './transfer.ts';

/**
 * The change from the page server's HTML to React's (DESIGN §2). React renders into its root while
 * a style rule hides it beside the static body; removing the static body shows it.
 */
export class Activation {
  private staticBody: HTMLElement | null;
  private kept: Node[] = [];
  /** Whether the static body holds a page, not just its placeholder. */
  private readonly prerendered: boolean;
  /** Whether that page waits for an answer: it shows soonest what it is, and says nothing by itself. */
  private readonly isWaiting: boolean;

  constructor() {
    this.staticBody = document.getElementById(STATIC_BODY_ID);
    this.prerendered =
      this.staticBody !== null && !this.staticBody.querySelector(`[${SKELETON_MARK}]`);
    this.isWaiting = Boolean(this.staticBody?.querySelector('main [aria-busy="true"]'));
  }

  /** Nothing worth waiting for: the static body shows what React's first commit shows. */
  get isPlaceholder(): boolean {
    return this.staticBody !== null && !this.prerendered;
  }

  /** There is a prerendered page that can stand in for one that does not load. */
  get hasBody(): boolean {
    const mayKeep = this.staticBody !== null && this.prerendered && !this.isWaiting;
    return mayKeep || this.kept.length > 0;
  }

  /** The prerendered page stands in already. */
  get isKept(): boolean {
    return this.kept.length > 0;
  }

  /**
   * Shows React's page in the static one's place. Call it from a layout effect of the content: the
   * exchange itself waits for the end of the commit, because inside of it the caret would jump, and
   * still comes before the next paint. Later calls do nothing.
   */
  complete() {
    this.kept = [];
    queueMicrotask(() => this.exchange());
  }

  /** Moves the prerendered page into React's tree, where it stays while its remote is missing. */
  keepBody(room: Element) {
    const main = this.staticBody?.querySelector('main');
    if (main) this.kept = [...main.childNodes];
    const focused = document.activeElement;
    room.append(...this.kept);
    queueMicrotask(() => {
      this.exchange();
      if (focused instanceof HTMLElement && room.contains(focused)) {
        focused.focus({ preventScroll: true });
      }
    });
  }

  /** Forgets the prerendered page: people went on to another one. */
  dropBody() {
    this.kept = [];
  }

  private exchange() {
    const { staticBody } = this;
    const root = document.getElementById(ROOT_ID);
    if (!staticBody || !root) return;
    this.staticBody = null;
    const finish = transferState(staticBody, root);
    const openMenu = staticBody
      .querySelector('header details[open] > summary')
      ?.getAttribute('data-menu');
    staticBody.remove();
    finish();
    if (openMenu) root.querySelector<HTMLElement>(`button[data-menu="${openMenu}"]`)?.click();
  }
}
