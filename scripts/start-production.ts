import { mkdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { elapsed, step } from '../shared/remote/terminal/progress.mjs';
import { readPort, requireFreePort } from '../shared/remote/dev/port.ts';
import { runChild } from './bootstrap/child.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { prepare } from './build/prepare.ts';
import { RELEASED } from './build/workspaces.ts';
import { authorityOf, startCaddy } from './production/caddy.ts';
import { caddyFile, postgresFolder } from './production/find-program.ts';
import { startPostgres } from './production/postgres.ts';
import { secretsOf } from './production/secrets.ts';
import { freePort } from './start/free-port.ts';
import { runSite } from './start/run-site.ts';
import { readSettings } from './start/settings.ts';
import type { Site } from './start/site.ts';
import { standIns } from './start/stand-ins.ts';

const REPLICAS = ['replica 1', 'replica 2'] as const;

/** `npm run start:production`: from a clone to PostgreSQL, two replicas, and Caddy with TLS. */
async function startProduction(site: Site): Promise<void> {
  const began = Date.now();
  const port = readPort('PORT', process.env.PORT || '8443');
  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data/production');
  const { sandboxed } = readSettings({ ...process.env, PORT: String(port) });
  // Before the build, which takes a minute.
  postgresFolder();
  caddyFile();
  await requireFreePort({ host: '127.0.0.1', port });
  await prepare();

  mkdirSync(dataDir, { recursive: true });
  const secrets = secretsOf(dataDir);
  const postgres = await step('Starting PostgreSQL', () => startPostgres(dataDir, secrets));
  site.keep('PostgreSQL', postgres.program);
  const origin = `https://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...postgres.env,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '1',
    TOKEN_KEY: process.env.TOKEN_KEY || secrets.tokenKey,
    METRICS_TOKEN: process.env.METRICS_TOKEN || secrets.metricsToken,
    SHUTDOWN_DELAY_SECONDS: '3',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    BOOT_RELEASES: RELEASED.map((name) => `${ROOT}/${name}/dist`).join(delimiter),
    BOOT_PROMOTE: '0',
    SANDBOX: sandboxed ? '1' : '0',
    ...(sandboxed && (await standIns())),
  };
  const environmentOf = async (name: string): Promise<NodeJS.ProcessEnv> => ({
    ...env,
    PORT: String(await freePort()),
    DATA_DIR: `${dataDir}/${name.replace(' ', '-')}`,
  });
  const replicas = await Promise.all(REPLICAS.map(environmentOf));
  await step('Migrating the database', () => migrate(replicas[0]!));
  const [first, second] = replicas;
  if (sandboxed) await site.launch('the stand-ins', first!);
  const { service: one } = await site.launch('replica 1', first!);
  if (sandboxed)
    await site.launch('the sandbox', { ...first, PORTICO_URL: `http://127.0.0.1:${first!.PORT}` });
  const { service: other } = await site.launch('replica 2', second!);
  const httpPort = await freePort();
  const caddy = await step('Starting Caddy', () =>
    startCaddy({
      ...{ dataDir, origin, httpPort },
      replicas: replicas.map((replica) => `127.0.0.1:${replica.PORT}`),
    }),
  );
  site.keep('Caddy', caddy);
  console.log(
    [
      '',
      `Portico is running like in production, after ${elapsed(began)}: ${origin}`,
      '',
      `  Replicas   ${replicas.map((replica) => `http://127.0.0.1:${replica.PORT}`).join(', ')}`,
      `  TLS        Caddy, with a certificate of its own authority: ${authorityOf(dataDir)}`,
      `  Plain HTTP http://localhost:${httpPort} redirects pages`,
      `  Database   PostgreSQL in ${dataDir}/postgres, with an owner and an application user`,
      `  Secrets    ${dataDir}/secrets.json`,
      `  Sandboxed  ${sandboxed ? `Discord, Stripe, emails (${first!.MAILBOX_URL}/mail) and the bot` : 'nothing'}`,
      '',
      `curl --cacert ${authorityOf(dataDir)} ${origin}/api/health/ready`,
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
  if (await Promise.race([one.ended, other.ended]))
    throw new CliError('Portico has stopped because a replica keeps crashing.');
}

/** Migrates before any replica starts, as in deploy/compose.yaml. */
async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runChild(process.execPath, ['api/dist/cli.js', 'migrate'], {
    env,
  });
  if (code !== 0) throw new CliError(output.trim());
}

export default createCommand('npm run start:production --', {
  description:
    'Runs the site as in production on this machine: PostgreSQL with its two users, two replicas, Caddy with TLS and the configuration of deploy/caddy. Needs PostgreSQL and Caddy, for example from Debian.',
  environment: {
    PORT: 'where the site listens with TLS (default 8443)',
    DATA_DIR: 'database, certificates, secrets (default .data/production)',
    POSTGRES_BIN: 'the folder with initdb, postgres and psql, if it is not found',
    CADDY: 'the path of Caddy, if it is not found',
    '…': 'all others: .env.example; without keys of Discord and Stripe, the sandbox stands in',
  },
  examples: [['npm run start:production', 'the site at https://localhost:8443']],
}).action(() => runSite(startProduction));
