import { once } from 'node:events';
import { messageOf } from '../terminal/cli-error.mjs';
import { elapsed } from '../terminal/progress.mjs';
import { checkDraft } from './check-draft.ts';
import { Drafts } from './drafts.ts';
import { requireFreePort } from './port.ts';
import { createAgainstServer } from './server.ts';
import { LiveSite } from './site.ts';
import { watchSources } from './watch.ts';
import type { WatchedSources } from './watch.ts';

/** Only this machine may use the session. */
const HOST = '127.0.0.1';
/** The default port, beside that of `npm start`. */
export const DEFAULT_PORT = '3100';

/** A remote whose sources are on this machine. */
export interface LocalRemote {
  name: string;
  /** Builds the current sources. @returns the folder of the release */
  build: () => Promise<string>;
  /** Called when files are saved; absent: files are not watched. */
  edits?: Edits;
}

interface Edits {
  sources: WatchedSources;
  /** The watched sources, in words. */
  watched: string;
  /**
   * Builds what the changed files make stale. @returns the folder of the release; undefined if
   * nothing is stale
   */
  rebuild: (files: readonly string[]) => Promise<string | undefined>;
}

interface AgainstSite {
  address: string;
  /** Whether requests that change the site are forwarded. */
  isSandbox: boolean;
  /** The local address under which the site is shown. */
  port: number;
}

/**
 * Shows a local remote inside a site that runs elsewhere (docs/decisions/0030). Never resolves.
 * @throws CliError if the site is unreachable or would reject the remote
 */
export async function developAgainst(
  { name, build, edits }: LocalRemote,
  { address, isSandbox, port }: AgainstSite,
): Promise<never> {
  const localOrigin = `http://localhost:${port}`;
  const site = new LiveSite(address, localOrigin, process.env.PORTICO_SESSION);
  await requireFreePort({ host: HOST, port });
  const drafts = new Drafts();
  const show = async (folder: string) => {
    const manifest = Drafts.read(folder);
    const unchecked = await checkDraft(site, manifest);
    drafts.adopt(manifest, folder);
    return { version: manifest.version, unchecked };
  };
  const { version, unchecked } = await show(await build());
  if (unchecked) console.log(unchecked);

  const server = createAgainstServer({ site, drafts, localOrigin, isSandbox });
  server.listen(port, HOST);
  await once(server, 'listening');
  console.log(
    [
      `${name} ${version} is shown inside ${site.origin}: ${localOrigin}`,
      isSandbox ? 'Requests that change the site are forwarded.' : 'The site is read-only.',
      ...(edits ? [`Watching ${edits.watched}.`] : []),
      '',
    ].join('\n'),
  );
  if (edits) watchEdits(name, edits, show);
  return new Promise<never>(() => undefined);
}

function watchEdits(
  name: string,
  { sources, rebuild }: Edits,
  show: (folder: string) => Promise<{ version: string }>,
): void {
  watchSources(sources, async (files) => {
    const began = Date.now();
    try {
      const folder = await rebuild(files);
      if (folder === undefined) return;
      const draft = await show(folder);
      console.log(`${name} ${draft.version} is shown after ${elapsed(began)}`);
    } catch (error) {
      // The last working version stays.
      console.error(`\n${name}: ${messageOf(error)}\n`);
    }
  });
}
