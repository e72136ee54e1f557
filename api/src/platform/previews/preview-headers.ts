/** Headers of every answer that a preview changes: no cache and no search engine keeps it. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;
