import type { UnlistedValue } from '@portico/sdk/platform';
import type { Viewer } from '../../registry/visible-registry.ts';
import type { DependentPage, FoundPage } from './find-page.ts';
import { sent } from '../data/load-document-data.ts';
import type { PublicCalls } from '../data/public-calls.service.ts';

/** Of a list of values. */
const MAX_BYTES = 256 * 1024;

/**
 * Resolves a page whose address depends on lists of the API. Where a list cannot be read, a value counts as unknown
 * unless the remote's declaration contains it. Members of the team may see more values than an anonymous visitor: they
 * get the page, which redirects itself.
 */
export async function resolvePage(
  found: FoundPage | DependentPage,
  calls: Pick<PublicCalls, 'get'>,
  viewer: Viewer,
): Promise<FoundPage> {
  if (found.kind !== 'dependent') return found;
  if (viewer.team && found.values.every(({ source }) => source !== undefined)) return found.known;
  const answers = await Promise.all(found.values.map((value) => isKnown(value, calls)));
  return answers.every(Boolean) ? found.known : found.unknown;
}

async function isKnown(
  { value, source }: UnlistedValue,
  calls: Pick<PublicCalls, 'get'>,
): Promise<boolean> {
  if (source === undefined) return false;
  const result = await sent(calls, { path: source, maxBytes: MAX_BYTES });
  if (result.kind !== 'answer') return false;
  const values = result.answer.value;
  return Array.isArray(values) && values.includes(value);
}
