import { once } from 'node:events';
import { messageOf } from '../../shared/remote/terminal/cli-error.mjs';
import { elapsed } from '../../shared/remote/terminal/progress.mjs';
import { buildWorkspaces } from '../build/build-workspaces.ts';
import { readSettings, requireFreePort } from '../start/settings.ts';
import { checkDraft } from './against/check-draft.ts';
import { Drafts } from './against/drafts.ts';
import { createAgainstServer } from './against/server.ts';
import { LiveSite } from './against/site.ts';
import { appsToRebuild } from './apps.ts';
import { buildDraft } from './draft.ts';
import { watchSources } from './watch.ts';

/** No other machine may use the session. */
const HOST = '127.0.0.1';
/** Beside a site of `npm start`. */
const DEFAULT_PORT = '3100';

interface AgainstSite {
  address: string;
  isSandbox: boolean;
}

/**
 * Shows a remote of this checkout inside a site that runs elsewhere (docs/decisions/0030). `shared` must
 * have been built. Does not end.
 * @throws CliError where the site cannot be reached or would refuse the remote
 */
export async function developAgainst(app: string, { address, isSandbox }: AgainstSite) {
  const { port } = readSettings({ ...process.env, PORT: process.env.PORT || DEFAULT_PORT });
  const localOrigin = `http://localhost:${port}`;
  const site = new LiveSite(address, localOrigin, process.env.PORTICO_SESSION);
  await requireFreePort({ host: HOST, port });
  const drafts = new Drafts();
  const update = async () => {
    const folder = await buildDraft(app);
    const manifest = Drafts.read(folder);
    const unchecked = await checkDraft(site, manifest);
    drafts.adopt(manifest, folder);
    return { version: manifest.version, unchecked };
  };
  const { version, unchecked } = await update();
  if (unchecked) console.log(unchecked);

  const server = createAgainstServer({ site, drafts, localOrigin, isSandbox });
  server.listen(port, HOST);
  await once(server, 'listening');
  console.log(
    [
      `${app} ${version} is shown inside ${site.origin}: ${localOrigin}`,
      isSandbox ? 'Requests that change the site are sent.' : 'The site is only read.',
      `Watching ${app}, and the files of shared that it imports.`,
      '',
    ].join('\n'),
  );
  watchSources([`${app}/src`, 'shared'], async (files) => {
    const stale = new Set(files.flatMap((file) => appsToRebuild(file, [app])));
    if (stale.size === 0) return;
    const began = Date.now();
    try {
      if (stale.has('shared')) await buildWorkspaces(['shared']);
      const draft = await update();
      console.log(`${app} ${draft.version} is shown after ${elapsed(began)}`);
    } catch (error) {
      // The last good version stays.
      console.error(`\n${app}: ${messageOf(error)}\n`);
    }
  });
  await new Promise(() => undefined);
}
