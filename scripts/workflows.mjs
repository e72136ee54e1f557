import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endChildrenOnSignal } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, CliError } from './lib/cli-error.mjs';
import { PARTS, workflowOf } from './lib/workflows.mjs';

/**
 * `npm run workflows`: writes the workflow of each part, from what the part imports now.
 * `npm run workflows -- run part --input part=mfe-tools`: runs the steps of a workflow here, without
 * its actions. `--ref refs/heads/main` runs what only main does; `vars` come from the environment.
 */
const FOLDER = `${ROOT}/.github/workflows`;

endChildrenOnSignal();
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      input: { type: 'string', multiple: true, default: [] },
      ref: { type: 'string', default: 'refs/pull/0/merge' },
    },
  });
  const [verb, name] = positionals;
  if (!verb) return writeAll();
  if (verb !== 'run' || !name)
    throw new CliError('npm run workflows [-- run <workflow> [--input name=value] [--ref ref]]');
  const file = `${FOLDER}/${name}.yml`;
  if (!existsSync(file)) throw new CliError(`There is no workflow .github/workflows/${name}.yml.`);
  await ensureInstalled();
  const { runWorkflow } = await import('./lib/workflow-run.mjs');
  const inputs = Object.fromEntries(values.input.map((pair) => pair.split('=', 2)));
  const event = values.ref === 'refs/heads/main' ? 'push' : 'pull_request';
  const { PORTICO_URL = '', PORTICO_DEPLOY_TOKEN = '' } = process.env;
  await runWorkflow(readFileSync(file, 'utf8'), {
    contexts: {
      inputs,
      github: { ref: values.ref, event_name: event, sha: 'here', actor: 'here' },
      vars: { PORTICO_URL },
      secrets: { PORTICO_DEPLOY_TOKEN },
    },
    say: (line) => console.log(line),
  });
  return 0;
});

function writeAll() {
  for (const part of PARTS) writeFileSync(`${FOLDER}/${part}.yml`, workflowOf(part));
  console.log(`Wrote .github/workflows/{${PARTS.join(',')}}.yml`);
  return 0;
}
