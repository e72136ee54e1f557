import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { STATIC_BODY_ID } from '@portico/sdk/platform';

/**
 * Waits until React's page has replaced the server-rendered body; the router handles links from
 * then on.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator(`#${STATIC_BODY_ID}`)).toHaveCount(0);
}
