import { fileURLToPath } from 'node:url';
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

/** Journeys that also run in Firefox. */
const IN_FIREFOX =
  /\/(activation|commands|commerce|commerce-failures|contact|navigation|notices|open-tabs|pages|releases|sign-in|silent-retry|status)\.spec\.ts$/;

/** Its driver cannot switch off JavaScript. On the status page, Firefox 153 itself crashes while axe examines it. */
const NOT_IN_FIREFOX = /without JavaScript|\/status opens/;

/** Firefox as it is installed (`FIREFOX_PATH`), driven by WebDriver BiDi. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('support/firefox/firefox.mjs', import.meta.url)),
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': 1,
      'ui.useOverlayScrollbars': 1,
      // Playwright waits for a load on Back, which a page from the cache does not have.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
} as const;

/** Used by `npm test`, which builds the product and sets the browser. */
export default defineConfig({
  // `npm test` runs the journeys, and `npm test -- <project>` another project; `npm run test:full`
  // runs all of the others.
  projects: [
    { name: 'journeys', testDir: './tests' },
    { name: 'chaos', testDir: './chaos' },
    { name: 'states', testDir: './states' },
    { name: 'money', testDir: './money' },
    { name: 'bundlers', testDir: './bundlers' },
    { name: 'new-remotes', testDir: './new-remotes' },
    { name: 'smoke', testDir: './smoke' },
    { name: 'upgrade', testDir: './upgrade' },
    {
      name: 'firefox',
      testDir: './tests',
      testMatch: IN_FIREFOX,
      grepInvert: NOT_IN_FIREFOX,
      use: { ...FIREFOX, permissions: [] },
    },
    { name: 'webkit', testDir: './webkit' },
  ],
  outputDir: '../test-results',
  // Each has a running product of its own. Three keep two cores busy: as long, and journeys reach their limits.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./support/snapshot-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // As a browser with windows has it after a press.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: FLAGS },
    screenshot: 'only-on-failure',
  },
});
