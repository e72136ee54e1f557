import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Violations of the content security policy, kept by the page itself. */
    __violations: string[];
  }
}

/**
 * Collects what must never appear: console errors and warnings about failed loads, uncaught errors,
 * violations of the content security policy.
 */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    window.__violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.__violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => [
    ...problems,
    ...(await page.evaluate(() => window.__violations)).map((one) => `policy: ${one}`),
  ];
}
