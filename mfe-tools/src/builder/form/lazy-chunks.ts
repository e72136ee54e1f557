import { fetchTyping, fetchVariables } from '../text-tools/fetch-chunks.ts';

/**
 * Chunks that an empty builder does not need. They are prefetched on the first interaction, before they are
 * needed.
 */
export const chunks = {
  message: () => import('./live-message.tsx'),
  lists: () => import('./lists.tsx'),
  findings: () => import('./findings.tsx'),
  variables: fetchVariables,
  typing: fetchTyping,
} as const;

/** Fetches all chunks. A failed one is fetched again when it is needed. */
export function prefetchChunks(): void {
  for (const fetch of Object.values(chunks)) fetch().catch(() => undefined);
}
