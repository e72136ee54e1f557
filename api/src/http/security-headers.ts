import type { SecurityHeadersOptions } from '@nestjs/common';
import type { Config } from '../core/config/config.ts';

/** Two years: the minimum for the preload lists of browsers. */
const STRICT_TRANSPORT_SECONDS = 63_072_000;

/**
 * The security headers of every answer. Documents replace the policy, and a few routes one other header.
 * A site with https sends HSTS.
 */
export const securityHeaders = ({
  secure,
  hstsPreload,
}: Pick<Config, 'secure' | 'hstsPreload'>): SecurityHeadersOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: "'none'",
      baseUri: "'none'",
      formAction: "'none'",
      frameAncestors: "'none'",
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: secure && {
    maxAge: STRICT_TRANSPORT_SECONDS,
    includeSubDomains: true,
    preload: hstsPreload,
  },
  xFrameOptions: { action: 'deny' },
  // Obsolete headers that no supported browser reads.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
