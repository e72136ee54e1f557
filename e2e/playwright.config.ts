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

/** Run by `npm test`, which builds the product and names the browser. */
export default defineConfig({
  // Journeys are what `npm test` runs; `npm test -- states` looks at every state of every page.
  projects: [
    { name: 'journeys', testDir: './tests' },
    { name: 'states', testDir: './states' },
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
