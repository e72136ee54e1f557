import type { Page } from '@playwright/test';
import { isEndedLoad } from './ended-load.ts';

declare global {
  interface Window {
    /** Content security policy violations, recorded in the page. */
    __violations: string[];
  }
}

/**
 * Collects console errors, uncaught errors and content security policy violations; none of them may
 * occur.
 */
export async function collectProblems(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    if (!isEndedLoad(message)) problems.push(`uncaught: ${message}`);
  });
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
