import { RETURN_COOKIE } from '@portico/sdk/contracts/session/sign-in';
import { hostCookie } from '@portico/sdk/rules/host-cookie';
import { toast } from '@portico/sdk';

/**
 * Says why the landing page shows instead of the page that was asked for (spec 1 §2, §4).
 * @param isSignedIn whether the visitor lacks a rank rather than a session
 */
export function sayPageIsRefused(isSignedIn: boolean): void {
  const said = isSignedIn
    ? { title: 'That page is for the team.' }
    : {
        title: 'Please log in to see that page.',
        description: 'You’ll be taken there after you log in.',
      };
  toast({ kind: 'info', durationMs: 6000, ...said });
}

/**
 * Whether the page server has led the request of this document from a page that the visitor may not see to
 * the landing page. It has stored the path of that page.
 */
export function wasRefusedByServer(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const cookie = hostCookie(RETURN_COOKIE, location.protocol === 'https:');
  return (
    location.pathname === '/' &&
    (navigation?.redirectCount ?? 0) > 0 &&
    document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))
  );
}
