import { Argument, Command } from 'commander';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { CliError, UsageError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { APPS, workflowOf } from './workflows/app-workflow.ts';
import { runWorkflow } from './workflows/run-workflow.ts';

const FOLDER = `${ROOT}/.github/workflows`;
const MAIN = 'refs/heads/main';

function writeAll(): void {
  for (const app of APPS) writeFileSync(`${FOLDER}/${app}.yml`, workflowOf(app));
  console.log(`Wrote .github/workflows/{${APPS.join(',')}}.yml`);
}

interface RunOptions {
  input: string[];
  ref: string;
}

async function runHere(name: string, { input, ref }: RunOptions): Promise<void> {
  endChildrenOnSignal();
  const file = `${FOLDER}/${name}.yml`;
  if (!existsSync(file))
    throw new CliError(`Unknown workflow: .github/workflows/${name}.yml does not exist.`);
  const { PORTICO_URL = '', PORTICO_DEPLOY_TOKEN = '' } = process.env;
  await runWorkflow(readFileSync(file, 'utf8'), {
    contexts: {
      inputs: Object.fromEntries(input.map(pairOf)),
      github: {
        ref,
        event_name: ref === MAIN ? 'push' : 'pull_request',
        sha: 'here',
        actor: 'here',
      },
      vars: { PORTICO_URL },
      secrets: { PORTICO_DEPLOY_TOKEN },
    },
    log: (line) => console.log(line),
  });
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--input must be name=value, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

const names = () =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.yml$/, ''))
    .join(', ');

export default createCommand('npm run workflows --', {
  description: 'Writes the workflow of each app from its imports.',
  examples: [
    ['npm run workflows', 'after a new import from shared; commit what it writes'],
    ['npm run workflows -- run ci', 'runs the steps of a workflow locally'],
    ['npm run workflows -- run app --input app=mfe-tools', 'runs the workflow of one app locally'],
  ],
})
  .action(writeAll)
  .addCommand(
    new Command('run')
      .description('run the steps of a workflow locally, without its actions')
      .addArgument(new Argument('<workflow>', `one of ${names()}`))
      .option(
        '--input <name=value>',
        'an input of the workflow; may be repeated',
        (pair: string, pairs: string[]) => [...pairs, pair],
        [],
      )
      .option('--ref <ref>', `${MAIN} runs what only main does`, 'refs/pull/0/merge')
      .addHelpText(
        'after',
        '\nEnvironment:\n  PORTICO_URL, PORTICO_DEPLOY_TOKEN  the variable and the secret of that name',
      )
      .action(runHere),
  );
