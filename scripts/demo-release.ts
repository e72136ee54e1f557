import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { openRegistry } from '../shared/remote/release/client.mjs';
import { showRelease } from './demo/show-release.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

interface DemoOptions {
  load?: boolean;
  all?: boolean;
}

async function demoRelease({ load = false, all = false }: DemoOptions): Promise<void> {
  endChildrenOnSignal();
  const registry = openRegistry(process.env, { root: ROOT });
  console.log(`On ${registry.url}:\n`);
  const findings = await showRelease(registry, { isUnderLoad: load || all, hasAll: all });
  console.log();
  for (const { holds, text } of findings) console.log(`${holds ? 'yes ' : 'NO  '} ${text}`);
  const failed = findings.filter(({ holds }) => !holds);
  if (failed.length > 0)
    throw new CliError(`\nFailed: ${failed.map(({ text }) => text).join('; ')}`);
}

export default createCommand('npm run demo:release --', {
  description:
    'Demonstrates an independent release on a running site: changes a text of the store in a copy of this working tree, builds, publishes, promotes, checks and rolls it back, and prints the times.',
  environment: {
    PORTICO_URL: 'the site (default http://localhost:3000)',
    PORTICO_DEPLOY_TOKEN: 'a deploy key; for a site of this machine DATA_DIR/deploy-token',
    CHROMIUM_PATH: 'the browser',
  },
  examples: [
    ['npm run demo:release', 'while npm start is running'],
    ['npm run demo:release -- --load', 'also makes twenty changes under load'],
    ['npm run demo:release -- --all', 'also shows a preview, canaries and the kill switch'],
  ],
})
  .option(
    '--load',
    'also promote, roll back, start and stop canaries twenty times while browsers and HTTP clients load the page',
  )
  .option(
    '--all',
    'also show a preview, canaries of a good and a bad version, and the kill switch; the site must run on this machine, from this folder',
  )
  .action(demoRelease);
