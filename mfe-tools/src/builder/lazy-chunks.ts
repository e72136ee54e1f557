import { fetchVariables } from './fetch-variables.ts';

/**
 * Parts of the builder that an empty one does without, each a chunk of its own. They are fetched
 * when somebody begins, so that they are there when they are needed.
 */
export const chunks = {
  message: () => import('./live-message.tsx'),
  lists: () => import('./lists.tsx'),
  findings: () => import('./findings.tsx'),
  variables: fetchVariables,
} as const;

/** Fetches all of them. One that fails is asked for again where it is needed. */
export function prefetchChunks(): void {
  for (const fetch of Object.values(chunks)) fetch().catch(() => undefined);
}
