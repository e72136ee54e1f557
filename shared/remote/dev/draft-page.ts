import type { PageRoute, RegistrySnapshot, RouteMatch } from '@portico/sdk/platform';
import { findPage } from '@portico/sdk/platform/document/find-page';
import { loadDocumentData } from '@portico/sdk/platform/document/load-document-data';
import type { DocumentData } from '@portico/sdk/platform/document/load-document-data';
import type { PublicGets } from '@portico/sdk/platform/document/public-gets';
import { resolvePage } from '@portico/sdk/platform/document/resolve-page';

/** What the page server will answer when the draft is live. */
export type DraftPage =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  /** `match`: absent for an address that the API does not know. `data`: where the document has some. */
  | { kind: 'document'; match?: RouteMatch<PageRoute>; data?: DocumentData };

interface Asked {
  /** Path and query. */
  url: string;
  /** Name of the draft's remote. */
  draft: string;
  /** Members of the team may see more than the calls show: the page decides, as for any visitor with a session. */
  isSignedIn: boolean;
}

/**
 * Decides about an address of a draft as the page server does.
 * @param registry with the draft
 * @returns undefined: the address is not the draft's
 */
export async function draftPage(
  { url, draft, isSignedIn }: Asked,
  registry: RegistrySnapshot,
  calls: PublicGets,
): Promise<DraftPage | undefined> {
  const own = { ...registry, remotes: registry.remotes.filter(({ name }) => name === draft) };
  const candidate = findPage(url, own);
  if (candidate.kind === 'not-found') return undefined;
  // A page of another remote may match better.
  const whole = findPage(url, registry);
  const better = whole.kind === 'dependent' ? whole.known : whole;
  if (better.kind === 'page' && better.remote !== draft) return undefined;
  const found = await resolvePage(candidate, calls, { team: isSignedIn });
  if (found.kind === 'redirect') return found;
  if (found.kind !== 'page') return undefined;
  const search = new URLSearchParams(url.split('?', 2)[1]);
  const loaded = await loadDocumentData(found.match, search, calls);
  if (loaded.kind === 'moved') return { kind: 'redirect', status: 302, location: loaded.path };
  if (loaded.kind === 'unknown' && !isSignedIn) return { kind: 'document' };
  return {
    ...{ kind: 'document', match: found.match },
    ...(loaded.kind === 'data' && { data: loaded.data }),
  };
}
