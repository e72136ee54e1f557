import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { routeAnswers } from '../support/commerce/answers.ts';
import { DASHBOARD_STATES } from '../support/commerce/dashboard-states.ts';
import { INVOICE_STATES } from '../support/commerce/invoice-states.ts';
import type { PageState } from '../support/commerce/states.ts';
import { STORE_STATES, VISITOR_STATES } from '../support/commerce/store-states.ts';
import { expect, test } from '../support/test.ts';
import { untilLive } from '../support/until-live.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Every state on one page, with answers of our own, on a wide screen and a phone by turns: axe looks
 * at both themes, and nothing scrolls sideways on a phone.
 */
async function expectStates(page: Page, states: readonly PageState[]): Promise<void> {
  // Most take a second; a busy machine is not a failure.
  test.setTimeout(30_000 + states.length * 6_000);
  const setAnswers = await routeAnswers(page);
  for (const [index, { state, path, answers = {}, act, shows }] of states.entries()) {
    await test.step(`${path}: ${state}`, async () => {
      await page.setViewportSize(index % 2 === 0 ? WIDE : PHONE);
      setAnswers(answers);
      await page.goto(path);
      await act?.(page);
      await expect(page.getByText(shows).or(page.getByLabel(shows)).first()).toBeVisible();
      await untilLive(page);
      for (const theme of ['dark', 'light'] as const) await expectNoAxeViolations(page, { theme });
      await page.setViewportSize(PHONE);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path}: ${state}`).toBe(PHONE.width);
    });
  }
}

test('[spec1 §2] [spec1 §8] a visitor is asked to log in, wherever that is needed', async ({
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

  test('[spec1 §2] [spec1 §8] every state of the store', ({ page }) =>
    expectStates(page, STORE_STATES));
  test('[spec1 §2] [spec1 §4] [spec1 §8] every state of an invoice', ({ page }) =>
    expectStates(page, INVOICE_STATES));
  test('[spec1 §2] [spec1 §8] every state of the dashboard', ({ page }) =>
    expectStates(page, DASHBOARD_STATES));
});
