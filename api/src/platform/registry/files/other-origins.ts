/**
 * Headers of an answer that pages of any other origin may use, with and without CORS: hosts of module federation load
 * entries and chunks as scripts, and fetch manifests. Only for what everyone may read without a session.
 */
export const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
