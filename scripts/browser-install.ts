import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

export default createCommand('npm run browser:install --', {
  description: 'Installs a Chromium for the browser tests where the machine has none.',
  environment: { CHROMIUM_PATH: 'a browser that is installed already' },
  examples: [['npm run browser:install', 'by apt, by Playwright, or from an npm package']],
}).action(async () => {
  endChildrenOnSignal();
  console.log(`Browser: ${await ensureBrowser()}`);
});
