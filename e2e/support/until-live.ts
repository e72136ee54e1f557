import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { STATIC_BODY_ID } from 'shared/platform';

/** Until React's page stands in the place of the page server's: from then on it goes to others by itself. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator(`#${STATIC_BODY_ID}`)).toHaveCount(0);
}
