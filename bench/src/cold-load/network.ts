import type { CDPSession } from '@playwright/test';

/** Network use of a page load. */
export interface NetworkUse {
  /** Transferred bytes without headers, whose length depends on the server. */
  bodyBytes: number;
  /** Bytes of the document and its scripts, which depend on the architecture. */
  codeBytes: number;
  requests: number;
  /** Documents, scripts, styles, fonts and images that were not in the browser's cache, or asked for again. */
  fetchedFiles: number;
  /** Number of remote entries; 1 if a page loads only its remote. */
  remoteEntries: number;
  /**
   * Longest chain of discoveries until the largest paint: the document is 1, a file in the document
   * is 2 (preloaded or not), and a file that only a script requests is one more than that script.
   * API calls of every page are excluded.
   */
  chain: number;
}

/** Session and team, which are fetched when the application starts (spec 1 §4). */
const AT_START = ['/api/auth/me', '/api/team'];

interface Seen {
  url: string;
  type: string;
  bytes: number;
  headerBytes: number;
  depth: number;
  isCached: boolean;
  /** Milliseconds since the request of the document. */
  at: number;
}

/**
 * Measures the network use of a page from now on. `use` needs the largest paint, in milliseconds.
 */
export function watchNetwork(cdp: CDPSession): { use(largestPaint: number): NetworkUse } {
  const seen = new Map<string, Seen>();
  const depths = new Map<string, number>();
  let begin: number | undefined;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const depth = depths.get(request.url) ?? depthOf(initiator, type, depths);
    depths.set(request.url, depth);
    begin ??= timestamp;
    const at = (timestamp - begin) * 1000;
    seen.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      bytes: 0,
      headerBytes: 0,
      depth,
      isCached: false,
      at,
    });
  });
  const cached = (requestId: string) => {
    const request = seen.get(requestId);
    if (request) request.isCached = true;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
    const request = seen.get(requestId);
    if (request) request.headerBytes = response.encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });

  return {
    use(largestPaint) {
      const all = [...seen.values()];
      const onTheWay = all.filter(
        ({ url, bytes, at }) =>
          bytes > 0 && at < largestPaint && !AT_START.includes(new URL(url).pathname),
      );
      const code = all.filter(({ type, url }) => type === 'Document' || /\.js(\?|$)/.test(url));
      return {
        bodyBytes: sum(all) - all.reduce((total, { headerBytes }) => total + headerBytes, 0),
        codeBytes: sum(code),
        requests: all.length,
        fetchedFiles: all.filter(
          ({ url, isCached }) => !isCached && !new URL(url).pathname.startsWith('/api/'),
        ).length,
        remoteEntries: new Set(
          all.map(({ url }) => url).filter((url) => /\/remoteEntry[^/]*\.js/.test(url)),
        ).size,
        chain: Math.max(...onTheWay.map(({ depth }) => depth)),
      };
    },
  };
}

type Initiator = { type: string; url?: string; stack?: { callFrames: { url: string }[] } };

function depthOf(initiator: Initiator, type: string | undefined, depths: Map<string, number>) {
  if (type === 'Document') return 1;
  const source = initiator.stack?.callFrames.find(({ url }) => url !== '')?.url ?? initiator.url;
  return ((source && depths.get(source)) || 1) + 1;
}

function sum(requests: Seen[]) {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
