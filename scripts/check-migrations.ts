import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { migrationProblems } from './check/migrations/problems.ts';
import { readMigrations } from './check/migrations/read-migrations.ts';

export default createCommand('node scripts/bootstrap/run.mjs check-migrations', {
  description:
    'Checks that replicas of the last released version keep working beside each migration (docs/decisions/0065).',
  examples: [['node scripts/bootstrap/run.mjs check-migrations', 'a step of npm run check']],
}).action(async () => {
  const problems = await migrationProblems(readMigrations(ROOT));
  if (problems.length > 0) throw new CliError(problems.join('\n'));
});
