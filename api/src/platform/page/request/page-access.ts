import type { PageRoute, SessionAnswer } from '@portico/sdk/platform';
import { maySee } from '../../registry/state/visible-registry.ts';
import type { Channel } from '../../registry/state/registry-state.ts';
import type { Visitor } from '../../registry/live/visitor.service.ts';

/** Whether an address, in any spelling, is below a mount that this visitor may not see. */
export function isInRestrictedMount(
  url: string,
  channels: readonly Pick<Channel, 'mounts' | 'restriction'>[],
  visitor: Visitor,
): boolean {
  const path = plainPath(url);
  return channels.some(
    (channel) =>
      !maySee(channel, visitor) &&
      channel.mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)),
  );
}

/** Whether the page requires a session that the visitor does not have (spec 1 §2). */
export const needsSignIn = (route: PageRoute, session: SessionAnswer): boolean =>
  route.requires === 'session' && session.status === 401;

/**
 * Normalizes an address as broadly as any software might: repeatedly decoded, in lower case, without
 * empty and dot segments. Only for denying access, never for finding a page.
 */
function plainPath(url: string): string {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 5; round += 1) {
    const decoded = path.replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    if (decoded === path) break;
    path = decoded;
  }
  const segments: string[] = [];
  for (const segment of path.toLowerCase().split(/[\\/]+/)) {
    const [name = ''] = segment.split(';', 1).map((text) => text.trim());
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}
