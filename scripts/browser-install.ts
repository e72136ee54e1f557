import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

export default createCommand('npm run browser:install --', {
  description: 'Installs Chromium for the browser tests if none is found.',
  environment: { CHROMIUM_PATH: 'an installed browser' },
  examples: [['npm run browser:install', 'uses apt, Playwright or an npm package']],
}).action(async () => {
  endChildrenOnSignal();
  console.log(`Browser: ${await ensureBrowser()}`);
});
