import { ownPath } from '@portico/sdk/rules/own-path';
import { percentDecoded } from '@portico/sdk/rules/percent';

/**
 * A page of this site to return to after sign-in, or undefined where the text leads elsewhere: to another
 * site, or below `/api`, where a sign-in would start again.
 * @param text from a link, a request or a cookie
 */
export function returnPath(text: unknown): string | undefined {
  const path = ownPath(text);
  return path === undefined || isBelowApi(path) ? undefined : path;
}

/** The router decodes paths, so `/%61pi/auth` is the same address. */
function isBelowApi(path: string): boolean {
  const decoded = percentDecoded(new URL(path, 'http://own.invalid').pathname);
  return decoded === undefined || /^\/api(\/|$)/.test(decoded);
}
