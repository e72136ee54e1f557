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
    throw new CliError(`\nNot so: ${failed.map(({ text }) => text).join('; ')}`);
}

export default createCommand('npm run demo:release --', {
  description:
    'Shows on a running site how one team goes live alone: one text of the store changed in a copy of this working tree, built, published, promoted, looked at, and taken back, with the times.',
  environment: {
    PORTICO_URL: 'the site (default http://localhost:3000)',
    PORTICO_DEPLOY_TOKEN: 'a deploy key; for a site of this machine DATA_DIR/deploy-token',
    CHROMIUM_PATH: 'the browser',
  },
  examples: [
    ['npm run demo:release', 'beside npm start'],
    ['npm run demo:release -- --load', 'adds twenty changes under load'],
    ['npm run demo:release -- --all', 'adds preview, canaries and kill switch, too'],
  ],
})
  .option(
    '--load',
    'promote, roll back, start and stop canaries twenty times while browsers and programs load the page',
  )
  .option(
    '--all',
    'also a preview, a canary of a good and of a bad version, and the kill switch; the site must run on this machine, from this folder',
  )
  .action(demoRelease);
