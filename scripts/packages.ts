import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { problemsOf } from './packages/problems.ts';
import { packPackages } from './packages/stage.ts';

async function packages(): Promise<void> {
  const problems: string[] = [];
  for (const { name, version, tarball, folder } of await packPackages()) {
    console.log(`${name} ${version}: ${tarball}`);
    problems.push(...(await problemsOf(tarball, folder)).map((problem) => `${name}: ${problem}`));
  }
  if (problems.length > 0) throw new CliError(problems.join('\n'));
}

export default createCommand('npm run packages --', {
  description:
    'Packs the published packages into .cache/packages/tarballs, and checks them with publint and arethetypeswrong (docs/decisions/0031).',
  examples: [['npm run packages', 'packs and checks all of them']],
}).action(packages);
