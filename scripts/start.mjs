import { delimiter } from 'node:path';
import { endChildren } from './lib/child.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { step } from './lib/steps.mjs';
import { Trouble, run, wordsOf } from './lib/trouble.mjs';
import { RELEASED } from './lib/workspaces.mjs';
import { requireUnlocked } from './start/data-lock.mjs';
import { SUPERVISOR } from './start/processes.mjs';
import { Service } from './start/service.mjs';
import { readSettings, requireFreePort, requireWritable } from './start/settings.mjs';
import { standIns } from './start/stand-ins.mjs';
import { onStop } from './start/stop.mjs';
import { summary } from './start/summary.mjs';

/** `npm start`: from a fresh clone to a running site (DESIGN §7). */

/** @type {Service[]} */
const services = [];
let stopping = false;

async function stop() {
  if (stopping) {
    for (const service of services) service.kill();
    process.exit(130);
  }
  stopping = true;
  console.log('\nStopping …');
  endChildren('SIGTERM');
  // The feeder before the fed.
  for (const service of [...services].reverse()) await service.stop();
  console.log('Portico has stopped.');
  process.exit(0);
}

/**
 * @param {string} name
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
async function launch(name, script, env) {
  const service = new Service(name, script, env);
  services.push(service);
  const url = await step(`Starting ${name}`, (say) =>
    service.start(say).catch((error) => {
      throw new Trouble(wordsOf(error));
    }),
  );
  return { service, url };
}

async function main() {
  requireNode();
  const settings = readSettings(process.env);
  requireWritable(settings.dataDir);
  await requireUnlocked(settings.dataDir);
  await requireFreePort(settings);
  await prepare();

  const env = {
    ...process.env,
    [SUPERVISOR]: String(process.pid),
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    BOOT_RELEASES:
      process.env.BOOT_RELEASES || RELEASED.map((name) => `${ROOT}/${name}/dist`).join(delimiter),
    SANDBOX: settings.sandboxed ? '1' : '0',
    ...(settings.sandboxed && (await standIns(settings))),
  };
  const api = await launch('the API', 'api/dist/main.js', env);
  if (settings.sandboxed)
    await launch('the sandbox', 'sandbox/dist/main.js', { ...env, PORTICO_URL: api.url });
  console.log(summary({ url: api.url, ...settings, database: process.env.DATABASE_URL }));

  if (await api.service.ended)
    throw new Trouble('Portico has stopped because the API cannot be kept running.');
}

onStop(stop);
await run(async () => {
  try {
    await main();
  } catch (error) {
    if (stopping) return;
    stopping = true;
    for (const service of services) await service.stop();
    throw error;
  }
});
// Nothing is left to do, whatever timers are still set.
if (!stopping || process.exitCode) process.exit();
