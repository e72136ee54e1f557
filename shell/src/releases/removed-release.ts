import { hasDirtyForm } from '@portico/sdk/host';
import type { DocumentLoads } from '../routes/page-history.ts';
import type { RegistryWatch } from './registry-watch.ts';

const STORAGE_KEY = 'portico-gone';

interface ReloadDependencies {
  watch: RegistryWatch;
  loads: DocumentLoads;
}

/**
 * Reloads the document where one of its releases is no longer stored: the tab was open for longer
 * than old versions are retained. It reloads once per release and tab, so that a server that still
 * names a release without its files causes no loop. Forms with input are never discarded.
 * @param release one of whose files answers 404: a remote's, or the shell's
 * @returns whether the document reloads; false: there is an error to show
 */
export async function reloadRemovedRelease(
  { watch, loads }: ReloadDependencies,
  release: { name: string; version: string },
): Promise<boolean> {
  const { name, version } = release;
  const registry = await watch.fetchRegistry();
  const live =
    name === 'shell'
      ? registry?.shellVersion
      : registry?.remotes.find((remote) => remote.name === name)?.version;
  // The live version's own file is missing: a reload would run into the same error.
  if (live === undefined || live === version) return false;
  if (hasDirtyForm() || !markReloaded(`${name}@${version}`)) return false;
  loads.reload();
  return true;
}

/** @returns false where the tab has reloaded for this release before, or cannot store that it does */
function markReloaded(release: string): boolean {
  try {
    const reloaded = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    if (reloaded.includes(release)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...reloaded, release].join(' ').trim());
    return true;
  } catch {
    return false;
  }
}
