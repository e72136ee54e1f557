import { existsSync, readFileSync } from 'node:fs';
import { buildDraft } from './dev/draft.mjs';
import { goLive } from './dev/go-live.mjs';
import { editedParts, partsToRebuild } from './dev/parts.mjs';
import { watchSources } from './dev/watch.mjs';
import { buildWorkspaces } from './lib/build.mjs';
import { endChildren } from './lib/child.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { elapsed } from './lib/steps.mjs';
import { run, wordsOf } from './lib/cli-error.mjs';
import { RELEASED } from './lib/workspaces.mjs';
import { requireUnlocked } from './start/data-lock.mjs';
import { readSettings, requireFreePort, requireWritable } from './start/settings.mjs';
import { Site, environmentOf } from './start/site.mjs';
import { onStop } from './start/stop.mjs';
import { summary } from './start/summary.mjs';

/**
 * `npm run dev [-- part …]`: a local Portico in which a saved file is in the open page a moment
 * later. Only the named parts are watched; the others are releases: pulled ones
 * (`npm run release -- pull`) where there are, else built here (docs/remote-guide.md).
 */
const PROCESSES = /** @type {const} */ ({ api: 'the API', sandbox: 'the sandbox' });

const site = new Site();
let stopping = false;

async function stop() {
  if (stopping) {
    site.kill();
    process.exit(130);
  }
  stopping = true;
  console.log('\nStopping …');
  endChildren('SIGTERM');
  await site.stop();
  process.exit(0);
}

/** @param {string} name @param {readonly string[]} edited */
function releaseFolder(name, edited) {
  const pulled = `${ROOT}/.cache/pulled/${name}`;
  const isPulled = !edited.includes(name) && existsSync(`${pulled}/release.json`);
  if (isPulled) console.log(`${name} is the pulled release`);
  return isPulled ? pulled : `${ROOT}/${name}/dist`;
}

async function main() {
  requireNode();
  const edited = editedParts(process.argv.slice(2));
  // A folder of its own: drafts do not stay behind in the site of `npm start`.
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || '.data/dev' });
  requireWritable(settings.dataDir);
  await requireUnlocked(settings.dataDir);
  await requireFreePort(settings);
  await prepare();

  const releases = RELEASED.map((name) => releaseFolder(name, edited));
  const env = { ...(await environmentOf(settings, releases)), DEVELOPMENT: '1' };
  const { url } = await site.launch('the API', env);
  const sandboxEnv = { ...env, PORTICO_URL: url };
  if (settings.sandboxed) await site.launch('the sandbox', sandboxEnv);

  const token = () => readFileSync(`${settings.dataDir}/deploy-token`, 'utf8').trim();
  /** @param {string} folder */
  const publish = (folder) => goLive({ url, token: token() }, folder);

  /** @param {string} part */
  async function renew(part) {
    const began = Date.now();
    if (part === 'api' || part === 'sandbox') {
      await buildWorkspaces([part]);
      await site.end(PROCESSES[part]);
      await site.launch(PROCESSES[part], part === 'api' ? env : sandboxEnv);
      console.log(`${part} runs anew after ${elapsed(began)}`);
    } else if (part === 'shared') await buildWorkspaces(['shared']);
    else {
      const { version } = await publish(await buildDraft(part));
      console.log(`${part} ${version} is live after ${elapsed(began)}`);
    }
  }

  // The live versions may be drafts of the last time.
  for (const folder of releases) await publish(folder);
  console.log(summary({ url, ...settings, database: process.env.DATABASE_URL }));
  console.log(`Watching ${edited.join(', ')}, and what they are made of in shared.\n`);
  watchSources(
    [...edited.flatMap((part) => (part === 'api' ? ['api/src'] : [`${part}/src`])), 'shared'],
    async (files) => {
      const parts = new Set(files.flatMap((file) => partsToRebuild(file, edited)));
      for (const part of ['shared', ...edited].filter((name) => parts.has(name))) {
        // What does not compile, or does not pass the gate, leaves the last good version live.
        await renew(part).catch((error) => console.error(`\n${part}: ${wordsOf(error)}\n`));
      }
    },
  );
  await new Promise(() => undefined);
}

onStop(stop);
await run(async () => {
  try {
    await main();
  } catch (error) {
    if (stopping) return;
    stopping = true;
    await site.stop();
    throw error;
  }
});
if (!stopping || process.exitCode) process.exit();
