import { discordError } from './discord-error.ts';
import type { Reply, Request } from '../http/http.ts';

const VERSION = /^\/api\/v(\d+)\//;
/** Discord's versions that still answer. */
const MIN_VERSION = 6;
const MAX_VERSION = 10;
/** `DiscordBot ($url, $versionNumber)`, as Discord requires it of clients with a token. */
const USER_AGENT = /^DiscordBot \(https?:\/\/[^\s,]+, [^)]+\)/;

/** What Discord refuses before it looks at the route: unknown versions and unnamed clients. */
export function refusalAtEdge({ url, headers }: Request): Reply | undefined {
  if (!url.pathname.startsWith('/api/')) return undefined;
  const version = Number(VERSION.exec(url.pathname)?.[1] ?? MAX_VERSION);
  if (version < MIN_VERSION || version > MAX_VERSION) {
    return discordError(400, 'Invalid API version', 'InvalidAPIVersion');
  }
  const hasToken = /^(Bot|Bearer) /.test(headers.authorization ?? '');
  return hasToken && !USER_AGENT.test(headers['user-agent'] ?? '')
    ? discordError(403, 'internal network error', 'CloudflareIsBlockingYourRequest')
    : undefined;
}
