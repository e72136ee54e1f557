import type { RemoteName } from 'shared/platform';

/** A page as both the product and the monolith have it. */
export interface BenchPage {
  path: string;
  remote: RemoteName;
  page: string;
}

/** Pages whose documents carry their body; lists as they look while they wait. */
export const PRERENDERED: BenchPage[] = [
  { path: '/', remote: 'mfe-public', page: 'home' },
  { path: '/features/automod', remote: 'mfe-public', page: 'feature' },
  { path: '/terms', remote: 'mfe-public', page: 'terms' },
  { path: '/commands', remote: 'mfe-public', page: 'commands' },
  { path: '/status', remote: 'mfe-public', page: 'status' },
  { path: '/embed', remote: 'mfe-tools', page: 'embed' },
];

/** Pages that the browser draws, from the answers of calls. */
export const DRAWN: BenchPage[] = [
  { path: '/avatars', remote: 'mfe-public', page: 'avatars' },
  { path: '/store', remote: 'mfe-commerce', page: 'store' },
];

/** Pages with charts; on all others the library behind them has no business. */
export const CHARTED = ['/status'];

/** First route changes: to a page of the same remote, and to one of another. */
export const ROUTE_CHANGES = [
  { from: '/', to: '/commands', ready: '#portico-root main li h2, #portico-root main li h3' },
  { from: '/', to: '/store', ready: '#portico-root main ul[aria-label="Plans"] h2' },
];
