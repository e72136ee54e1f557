import type { RemoteName } from '@portico/sdk/platform';

/** A page of both the product and the monolith. */
export interface BenchPage {
  path: string;
  remote: RemoteName;
  page: string;
}

/** Prerendered pages; their lists are in the loading state. */
export const PRERENDERED: BenchPage[] = [
  { path: '/', remote: 'mfe-public', page: 'home' },
  { path: '/features/automod', remote: 'mfe-public', page: 'feature' },
  { path: '/terms', remote: 'mfe-public', page: 'terms' },
  { path: '/commands', remote: 'mfe-public', page: 'commands' },
  { path: '/status', remote: 'mfe-public', page: 'status' },
  { path: '/embed', remote: 'mfe-tools', page: 'embed' },
];

/** Pages whose contents the browser renders from API responses. */
export const CLIENT_RENDERED: BenchPage[] = [
  { path: '/avatars', remote: 'mfe-public', page: 'avatars' },
  { path: '/store', remote: 'mfe-commerce', page: 'store' },
];

/** Pages with charts; other pages must not load the chart library. */
export const CHARTED = ['/status'];

/** First route changes within a remote and to another remote. */
export const ROUTE_CHANGES = [
  { from: '/', to: '/commands', ready: '#portico-root main li h2, #portico-root main li h3' },
  { from: '/', to: '/store', ready: '#portico-root main ul[aria-label="Plans"] h2' },
];
