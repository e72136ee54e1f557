import { writeFileSync } from 'node:fs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { APPS, workflowOf } from './workflows/app-workflow.ts';

function writeAll(): void {
  for (const app of APPS) writeFileSync(`${ROOT}/.github/workflows/${app}.yml`, workflowOf(app));
  console.log(`Wrote .github/workflows/{${APPS.join(',')}}.yml`);
}

export default createCommand('npm run workflows --', {
  description: 'Writes the workflow of each app from its imports.',
  examples: [['npm run workflows', 'after a new import from shared; commit what it writes']],
}).action(writeAll);
