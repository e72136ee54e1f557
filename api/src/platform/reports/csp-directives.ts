/** Content security policy directives whose violations browsers report (CSP level 3). */
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

/**
 * The metric label of a reported directive. Reports are not authenticated and each label value is
 * a permanent time series, so unknown directives share one label.
 */
export const directiveLabel = (directive: string): string =>
  DIRECTIVES.has(directive) ? directive : 'other';
