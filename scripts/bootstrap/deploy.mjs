import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { UsageError, messageOf, runCommand } from '../../shared/remote/terminal/cli-error.mjs';
import { elapsed, progressLine } from '../../shared/remote/terminal/progress.mjs';
import { changeLive } from '../../shared/remote/release/change.mjs';
import { openRegistry } from '../../shared/remote/release/client.mjs';
import { publish } from '../../shared/remote/release/publish.mjs';

/**
 * Publishes and promotes a release that another job has built and checked. Needs only a checkout
 * and Node, because no installed code may run beside a deploy key (docs/decisions/0021).
 */
const USAGE = `Usage: node scripts/bootstrap/deploy.mjs <app> --dir <folder> --sha256 <hash> [--why <text>]

  --dir <folder>   the built release
  --sha256 <hash>  expected SHA-256 of its release.json
  --why <text>     reason for the change, one sentence

Environment: PORTICO_URL, the site; PORTICO_DEPLOY_TOKEN, a deploy key for the app.
Exit codes: docs/releases.md.`;

/** @param {string[]} args */
function parse(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      sha256: { type: 'string' },
      why: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [app, ...rest] = positionals;
  const { dir, sha256, why, help } = values;
  if (help) return undefined;
  if (!app || !dir || !sha256 || rest.length > 0)
    throw new Error('Specify one app, --dir and --sha256.');
  return { app, dir, sha256, why };
}

/** @param {string[]} args */
function parseOrThrow(args) {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n\n${USAGE}`);
  }
}

await runCommand(async () => {
  const release = parseOrThrow(process.argv.slice(2));
  if (!release) return console.log(USAGE);
  const began = Date.now();
  const { app, why } = release;
  const line = progressLine(process.stderr);
  try {
    const registry = openRegistry(process.env, { root: ROOT });
    const { version } = await publish(registry, release, line.show);
    const { from, to } = await changeLive(registry, { action: 'promote', app, version, why });
    line.end();
    console.log(`${app}: ${from ?? 'nothing'} → ${to} (${elapsed(began)}).`);
  } finally {
    line.end();
  }
});
