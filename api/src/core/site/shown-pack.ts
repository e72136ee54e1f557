import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServedPack } from './served-pack.ts';

/** The pack that one request shows, from its beginning to its end. */
export interface ShownPack {
  /** undefined: the site has no pack. */
  pack: ServedPack | undefined;
  /** Whether the visitor alone sees it. */
  isPreview: boolean;
}

const shown = new AsyncLocalStorage<ShownPack>();

/** Shows one pack to all that the work does and begins, also when another one is promoted meanwhile. */
export const showPack = (pack: ShownPack, work: () => void): void => shown.run(pack, work);

/** @returns undefined outside requests, such as in jobs: they use what is live */
export const shownPack = (): ShownPack | undefined => shown.getStore();
