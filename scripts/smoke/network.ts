import type { Route } from '@playwright/test';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { matchingCall } from './matching-call.ts';

const EMPTY_IMAGE = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);
const NOT_FOUND = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No example.' };

interface Network {
  /** Origin of the site. */
  origin: string;
  /** Header of the visit, for documents, the registry and files of the site. */
  header: string;
  /** Undefined: read requests go to the API. */
  examples?: SmokeTask['answers'];
  /** Called when the page navigates to another site. */
  onLeave: (address: string) => void;
}

/** Handles the requests of a visit. No request leaves the site, and none changes it. */
export async function answerRequest(route: Route, network: Network): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (request.resourceType() === 'font' && pathname.startsWith('/shell/'))
    return answerWithoutFont(route);
  if (origin !== network.origin) return answerForeign(route, pathname, network);
  const isCall = pathname.startsWith('/api/') && pathname !== '/api/registry';
  if (network.examples && !request.isNavigationRequest()) {
    const example = exampleFor(network.examples, request.method(), pathname);
    if (example) return answerByExample(route, example);
    if (isCall) return route.fulfill({ status: 404, json: NOT_FOUND });
  }
  if (isCall) {
    // Loading a page must not change anything.
    if (request.method() !== 'GET') return route.fulfill({ status: 204 });
    return route.continue();
  }
  return route.continue({
    headers: { ...(await request.allHeaders()), 'x-portico-smoke': network.header },
  });
}

/**
 * The shell's fonts are optional: browsers use one only if it arrives in time, which would move elements of one of two
 * compared pages. So all visits show the fallback.
 */
const answerWithoutFont = (route: Route) =>
  route.fulfill({
    contentType: 'font/woff2',
    headers: { 'access-control-allow-origin': '*' },
    body: '',
  });

async function answerForeign(route: Route, pathname: string, { onLeave }: Network): Promise<void> {
  const request = route.request();
  if (request.isNavigationRequest()) {
    if (request.frame().parentFrame() === null) onLeave(new URL(request.url()).origin);
    return route.fulfill({ status: 204 });
  }
  if (request.resourceType() === 'image')
    return route.fulfill({ contentType: 'image/gif', body: EMPTY_IMAGE });
  // Files of releases may come from another origin (ASSET_ORIGINS); the page's policy decides
  // which.
  if (pathname.startsWith('/mfe/') && request.method() === 'GET') return route.continue();
  return route.abort('blockedbyclient');
}

type Example = SmokeTask['answers'][number];

function answerByExample(route: Route, { headers, body }: Example): Promise<void> {
  return route.fulfill({ headers: { ...headers, 'content-type': 'application/json' }, body });
}

/** @returns the example answer of a call; some calls have addresses outside of `/api/` */
export function exampleFor(
  examples: readonly Example[],
  method: string,
  pathname: string,
): Example | undefined {
  if (pathname === '/api/registry') return undefined;
  return matchingCall(examples, method, pathname);
}
