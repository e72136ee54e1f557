import { remoteListProblems } from './lib/remote-list.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/** `npm run check`, step "list of remotes": each remote has a folder, and each folder its line. */
await run(async () => {
  const problems = remoteListProblems();
  if (problems.length > 0) throw new CliError(problems.join('\n'));
});
