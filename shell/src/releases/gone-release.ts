import { hasDirtyForm } from 'shared/sdk/host';
import type { DocumentLoads } from '../routes/page-history.ts';
import type { RegistryWatch } from './registry-watch.ts';

const MEMORY_KEY = 'portico-gone';

interface GoneReleaseParts {
  watch: RegistryWatch;
  loads: DocumentLoads;
}

/**
 * Loads the document anew where this one's release of a part is no longer kept: a tab that was
 * open for longer than old versions are (DESIGN §3). Once per release and tab, so that a server that
 * still names what it no longer serves makes no loop. A form with input is never thrown away.
 * @param release one of whose files answers 404: a remote's, or the shell's
 * @returns whether the document is on its way out; false: there is an error to show
 */
export async function leaveGoneRelease(
  { watch, loads }: GoneReleaseParts,
  release: { name: string; version: string },
): Promise<boolean> {
  const { name, version } = release;
  const registry = await watch.ask();
  const live =
    name === 'shell'
      ? registry?.shellVersion
      : registry?.remotes.find((remote) => remote.name === name)?.version;
  // The live version's own file is missing: that is a fault, and a reload would meet it again.
  if (live === undefined || live === version) return false;
  if (hasDirtyForm() || !remember(`${name}@${version}`)) return false;
  loads.reload();
  return true;
}

/** @returns false where the tab knows it already, or cannot remember anything */
function remember(release: string): boolean {
  try {
    const known = (sessionStorage.getItem(MEMORY_KEY) ?? '').split(' ');
    if (known.includes(release)) return false;
    sessionStorage.setItem(MEMORY_KEY, [...known, release].join(' ').trim());
    return true;
  } catch {
    return false;
  }
}
