import { readFileSync, readdirSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { workflowErrors } from './check/workflow-errors.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

const FOLDER = '.github/workflows';

export default createCommand('node scripts/bootstrap/run.mjs check-workflows', {
  description: "Checks the workflows with GitHub's parser.",
  examples: [['node scripts/bootstrap/run.mjs check-workflows', 'a step of npm run check']],
}).action(async () => {
  const files = readdirSync(`${ROOT}/${FOLDER}`).map((name) => ({
    name: `${FOLDER}/${name}`,
    text: readFileSync(`${ROOT}/${FOLDER}/${name}`, 'utf8'),
  }));
  const errors = await workflowErrors(files);
  if (errors.length > 0) throw new CliError(errors.join('\n'));
});
