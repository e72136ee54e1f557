import { readFileSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { licenseProblems } from './check/licenses.ts';
import type { Lock } from './lib/lockfile.ts';

export default createCommand('node scripts/bootstrap/run.mjs check-licenses', {
  description: 'Checks that each package of package-lock.json has a permissive license.',
  examples: [['node scripts/bootstrap/run.mjs check-licenses', 'a step of npm run check']],
}).action(() => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as Lock;
  const problems = licenseProblems(packages);
  if (problems.length > 0) throw new CliError(problems.join('\n'));
});
