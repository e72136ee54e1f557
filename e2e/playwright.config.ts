import { defineConfig } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** Used by `npm test`, which builds the product and sets the browser. */
export default defineConfig({
  // `npm test` runs the journeys; `npm test -- states` checks every state of every page,
  // `npm test -- bundlers` what other bundlers build, `npm test -- own-repository` a remote of
  // another repository.
  projects: [
    { name: 'journeys', testDir: './tests' },
    { name: 'states', testDir: './states' },
    { name: 'bundlers', testDir: './bundlers' },
    { name: 'own-repository', testDir: './own-repository' },
  ],
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: FLAGS },
    screenshot: 'only-on-failure',
  },
});
