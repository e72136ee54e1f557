/** Directives of a Content-Security-Policy that a browser reports a violation of (CSP level 3). */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'prefetch-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
]);

/** The label of a metric: anybody may send reports, and each label is a series for ever. */
export const labelOf = (directive: string): string =>
  DIRECTIVES.has(directive) ? directive : 'other';
