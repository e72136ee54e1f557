import { readFileSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { advisoryProblems } from './check/advisories.ts';
import { npmAudit } from './check/npm-audit.ts';
import type { Lock } from './lib/lockfile.ts';

async function checkAdvisories(): Promise<void> {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as Lock;
  const today = new Date().toISOString().slice(0, 10);
  const problems = advisoryProblems(await npmAudit(ROOT), packages, today);
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  console.log('No package that Portico ships has an advisory, and no tool has a serious one.');
}

export default createCommand('node scripts/bootstrap/run.mjs check-advisories', {
  description:
    'Fails if the registry has an advisory about a package that Portico ships, or one of high severity about a tool. Exceptions are in scripts/check/advisories.ts.',
  examples: [['node scripts/bootstrap/run.mjs check-advisories', 'the workflow audit']],
}).action(checkAdvisories);
