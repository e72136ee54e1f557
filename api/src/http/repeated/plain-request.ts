import type { IncomingMessage } from 'node:http';
import { doubledHeader } from '../doubled-headers.ts';

/**
 * Headers that change no answer, or that the key of a repeated answer contains. Everything else may: keys, the
 * lease of a smoke run, a body, an expectation. Cookies change most answers; their routes say so.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'cache-control',
    'connection',
    'cookie',
    'dnt',
  ],
  ...['forwarded', 'host', 'if-none-match', 'keep-alive', 'origin', 'pragma', 'priority'],
  ...['referer', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-fetch-dest'],
  ...['sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user', 'sec-gpc'],
  ...['upgrade-insecure-requests', 'user-agent', 'via', 'x-forwarded-for'],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
]);

/** Whether a request asks for what everyone may read, and says nothing but its cookies about who asks. */
export function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  for (const name in headers) if (!HARMLESS.has(name)) return false;
  return doubledHeader(rawHeaders) === undefined;
}
