import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { routeResponses } from '../support/commerce/responses.ts';
import { DASHBOARD_STATES } from '../support/commerce/dashboard-states.ts';
import { GIFT_STATES } from '../support/commerce/gift-states.ts';
import { INVOICE_STATES } from '../support/commerce/invoice-states.ts';
import type { PageState } from '../support/commerce/states.ts';
import { STORE_STATES, VISITOR_STATES } from '../support/commerce/store-states.ts';
import { expect, test } from '../support/test.ts';
import { withoutData } from '../support/without-data.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Visits every state in one tab with mocked responses, alternating between a wide screen and a
 * phone. Checks both themes with axe, and that nothing scrolls horizontally on a phone.
 */
async function expectStates(page: Page, states: readonly PageState[]): Promise<void> {
  // Most states take a second, but the machine may be busy.
  test.setTimeout(30_000 + states.length * 6_000);
  await withoutData(page);
  const setResponses = await routeResponses(page);
  for (const [index, { state, path, responses = {}, act, shows }] of states.entries()) {
    await test.step(`${path}: ${state}`, async () => {
      await page.setViewportSize(index % 2 === 0 ? WIDE : PHONE);
      setResponses(responses);
      await page.goto(path);
      // Without its data, the page has the controls of its document again only when they have loaded.
      await waitUntilInteractive(page);
      await act?.(page);
      await expect(page.getByText(shows).or(page.getByLabel(shows)).first()).toBeVisible();
      for (const theme of ['dark', 'light'] as const) await expectNoAxeViolations(page, { theme });
      await page.setViewportSize(PHONE);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path}: ${state}`).toBe(PHONE.width);
    });
  }
}

test('[spec1 §2.7, §2.8, §5.1, §6.6] pages that need a login offer it to visitors', async ({
  page,
}) => {
  await expectStates(page, VISITOR_STATES);
  for (const path of ['/user', '/user/overview', '/user/invoices', '/user/authorization']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test.describe('signed in', () => {
  test.use({ as: 'customer' });

  test('[spec1 §2.13, §2.16, §8.4] every state of the store is accessible', ({ page }) =>
    expectStates(page, STORE_STATES));
  test('[spec1 §2.17, §2.20, §4.9, §8.5, §8.8] every state of an invoice is accessible', ({
    page,
  }) => expectStates(page, INVOICE_STATES));
  test('every state of a gift is accessible', ({ page }) => expectStates(page, GIFT_STATES));
  test('[spec1 §2.28, §2.32, §4.14, §8.9, §8.10] every state of the dashboard is accessible', ({
    page,
  }) => expectStates(page, DASHBOARD_STATES));
});
