import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { remoteListProblems } from './check/remote-list.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

export default createCommand('node scripts/bootstrap/run.mjs check-remotes', {
  description: 'Checks that each remote has a folder and a line in shared/sdk/platform/remotes.js.',
  examples: [['node scripts/bootstrap/run.mjs check-remotes', 'a step of npm run check']],
}).action(() => {
  const problems = remoteListProblems();
  if (problems.length > 0) throw new CliError(problems.join('\n'));
});
