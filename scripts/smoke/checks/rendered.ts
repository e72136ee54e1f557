import type { Observation } from '../observation.ts';

/** Minimum number of characters for a page without a heading to count as rendered. */
const MIN_TEXT = 20;

/**
 * The page renders: its document arrives, the interactive page starts and shows content, and no
 * error card.
 */
export function renderedProblems({ status, leadsTo, screen }: Observation): string[] {
  if (leadsTo !== undefined) return [`The page redirects to ${leadsTo}.`];
  if (status === undefined) return ['The document did not arrive in time.'];
  if (status !== 200) return [`The document returned status ${status}.`];
  if (!screen) return ['The page hangs: a script blocks it.'];
  if (screen.errorCard !== undefined) return [`The page shows an error: "${screen.errorCard}"`];
  if (!screen.isActive) return ['The interactive page did not start in time.'];
  if (screen.isLoading) return ['The page shows "Loading page" and nothing else.'];
  if (screen.heading === '' && screen.textLength < MIN_TEXT) return ['The page is empty.'];
  return [];
}
