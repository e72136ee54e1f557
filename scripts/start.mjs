import { endChildren } from './lib/child.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { CliError, run } from './lib/cli-error.mjs';
import { RELEASED } from './lib/workspaces.mjs';
import { requireUnlocked } from './start/data-lock.mjs';
import { readSettings, requireFreePort, requireWritable } from './start/settings.mjs';
import { Site, environmentOf } from './start/site.mjs';
import { onStop } from './start/stop.mjs';
import { summary } from './start/summary.mjs';

/** `npm start`: from a fresh clone to a running site (DESIGN §7). */

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
  console.log('Portico has stopped.');
  process.exit(0);
}

async function main() {
  requireNode();
  const settings = readSettings(process.env);
  requireWritable(settings.dataDir);
  await requireUnlocked(settings.dataDir);
  await requireFreePort(settings);
  await prepare();

  const releases = RELEASED.map((name) => `${ROOT}/${name}/dist`);
  const env = await environmentOf(settings, releases);
  const api = await site.launch('the API', env);
  if (settings.sandboxed) await site.launch('the sandbox', { ...env, PORTICO_URL: api.url });
  console.log(summary({ url: api.url, ...settings, database: process.env.DATABASE_URL }));

  if (await api.service.ended)
    throw new CliError('Portico has stopped because the API cannot be kept running.');
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
// Nothing is left to do, whatever timers are still set.
if (!stopping || process.exitCode) process.exit();
