import { randomBytes } from 'node:crypto';
import type { Brand } from 'shared/platform';

/** A value that names one response's own scripts and styles, and nobody can guess. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The page's content security policy (reference/federation.md §11.0): a script runs only if this
 * response names its nonce or a trusted script loads it; Trusted Types know the one policy `mfe`.
 * @param fileOrigins where files of releases come from besides `'self'`: their styles, and the
 *   script's own request when it looks why one did not load
 * @param imageOrigins further origins of pictures, which need not be https in development
 */
export function contentSecurityPolicy(
  nonce: string,
  imageOrigins: readonly string[],
  fileOrigins: readonly string[] = [],
): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ['style-src', `'self'`, `'nonce-${nonce}'`, ...fileOrigins].join(' '),
    ['img-src', `'self'`, 'data:', 'https:', ...imageOrigins].join(' '),
    ['connect-src', `'self'`, ...fileOrigins].join(' '),
    `font-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types mfe',
    'report-uri /api/reports/csp',
  ].join('; ');
}

/**
 * Where pictures come from as far as `'self'` and `https:` may not cover it: the brand's own, and
 * people's avatars.
 * @param avatars base of the addresses of Discord's images
 */
export function imageOrigins(brand: Brand, avatars: string): string[] {
  const origins = [brand.cdn, brand.icon, brand.previewImage, avatars].flatMap((address) =>
    URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

/** Every script must carry its hash, so that none can be forgotten. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';
