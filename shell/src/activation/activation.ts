import { ROOT_ID, STATIC_BODY_ID } from '@portico/sdk/platform';
import { SKELETON_MARK } from '../layout/page-skeleton.tsx';
import { untilReleased } from './pointer-release.ts';
import { transferState } from './transfer.ts';

/**
 * The change from the page server's HTML to React's. React renders into its root while
 * a style rule hides it beside the static body; removing the static body shows it.
 */
export class Activation {
  private staticBody: HTMLElement | null;
  /** Nodes of the prerendered page while it replaces a remote that did not load. */
  private fallback: Node[] = [];
  /** Whether the static body contains a page rather than a placeholder. */
  private readonly isPrerendered: boolean;
  /** Whether the prerendered page itself waits for a response and therefore has no content yet. */
  private readonly isLoading: boolean;

  constructor() {
    this.staticBody = document.getElementById(STATIC_BODY_ID);
    this.isPrerendered =
      this.staticBody !== null && !this.staticBody.querySelector(`[${SKELETON_MARK}]`);
    this.isLoading = Boolean(this.staticBody?.querySelector('main [aria-busy="true"]'));
  }

  /** The static body shows the same as React's first commit, so activation need not wait for the page. */
  get isPlaceholder(): boolean {
    return this.staticBody !== null && !this.isPrerendered;
  }

  /** Whether the prerendered page can replace one that does not load. */
  get hasFallback(): boolean {
    const isAvailable = this.staticBody !== null && this.isPrerendered && !this.isLoading;
    return isAvailable || this.isFallbackShown;
  }

  /** Whether the prerendered page is shown as the fallback. */
  get isFallbackShown(): boolean {
    return this.fallback.length > 0;
  }

  /**
   * Shows React's page in place of the static one. Call it from a layout effect of the content: the
   * swap itself waits for the end of the commit, because within it the caret would jump, and still
   * precedes the next paint. While something of the static page is pressed, it waits for the release:
   * a browser clicks only what was there for the whole press. Later calls have no effect.
   */
  complete() {
    this.fallback = [];
    queueMicrotask(() => void this.swapUnlessPressed());
  }

  /** Moves the prerendered page into React's tree, where it stays while its remote is unavailable. */
  showFallback(container: Element) {
    const main = this.staticBody?.querySelector('main');
    if (main) this.fallback = [...main.childNodes];
    const focused = document.activeElement;
    container.append(...this.fallback);
    queueMicrotask(() => {
      this.swap();
      if (focused instanceof HTMLElement && container.contains(focused)) {
        focused.focus({ preventScroll: true });
      }
    });
  }

  /** Call it when the visitor leaves the page, because the fallback belongs to one address. */
  discardFallback() {
    this.fallback = [];
  }

  private async swapUnlessPressed() {
    while (this.staticBody?.matches(':active')) await untilReleased();
    this.swap();
  }

  private swap() {
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
