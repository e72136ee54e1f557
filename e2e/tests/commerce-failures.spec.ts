import {
  authorize,
  buy,
  callElsewhere,
  discordOf,
  first,
  openServerInput,
  pay,
  control,
  submitServer,
  toPayment,
} from '../support/commerce/steps.ts';
import { chooseAccount, type Account } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';
import { withoutData } from '../support/without-data.ts';

test.describe('payment failures', () => {
  test.use({ as: 'customer' });

  test('[spec1 §8.4] a changed price and an unavailable provider each show an error, and a retry succeeds', async ({
    page,
  }) => {
    // The page has an old price, the server has the current one.
    let rise = 50;
    await page.route('**/api/plans', async (route) => {
      const answer = await route.fetch();
      const plans = (await answer.json()) as { id: string; price: number }[];
      const old = plans.map((plan) => ({ ...plan, price: plan.price - rise }));
      await route.fulfill({ response: answer, json: old });
    });
    await withoutData(page);
    await page.goto('/store');
    await expect(page.getByText('€7.99')).toBeVisible();
    rise = 0;
    await page.getByRole('button', { name: 'Buy Duo' }).click();
    const review = page.getByRole('dialog', { name: 'Review your purchase of Duo' });
    await expect(review).toContainText('€7.99');
    await toPayment(page);
    await expect(review).toContainText('The price has changed to €8.49.');
    await expect(review.getByText('€8.49', { exact: true })).toBeVisible();
    await toPayment(page);
    await page.waitForURL(/\/c\/pay\//);
    const { origin: stripe } = new URL(page.url());
    await page.goto('/store');
    // Without its data, the page has no button yet that could take over an earlier press.
    await waitUntilInteractive(page);
    await control(page, `${stripe}/__faults`, 'POST', { kind: 'down', count: 2 });
    await page.getByRole('button', { name: 'Buy Multi' }).click();
    await toPayment(page);
    await expect(first(page, 'Failed to start checkout. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
    await control(page, `${stripe}/__faults`, 'DELETE');
  });
});

test.describe('server failures', () => {
  test.use({ as: 'customer' });

  test('a slot that another page has used is an error, and the page continues', async ({
    page,
  }) => {
    await buy(page, 'Duo');
    const invoiceId = (await pay(page)).replace('/invoice/', '');
    await openServerInput(page);
    await expect(first(page, '2 slots are free')).toBeVisible();
    const serverIds = ['598283600995164706', '543168540874641863'];
    await callElsewhere(page, '/api/user/servers/authorize', { invoiceId, serverIds });
    await authorize(page, 'Retro');
    await expect(first(page, 'This invoice does not have enough free slots.')).toBeVisible();
    await page.reload();
    await expect(first(page, 'Servers Already Authorized')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Authorized servers' })).toContainText('Weekend');
  });

  test('a session that ended meanwhile goes on after a login in another tab, as the same user only', async ({
    page,
    context,
  }) => {
    const offer = page.getByRole('dialog', { name: 'Log in to continue' });
    const logIn = async (account: Account) => {
      const opened = context.waitForEvent('page');
      await offer.getByRole('link', { name: 'Login with Discord' }).click();
      await chooseAccount(await opened, account);
    };
    await buy(page, 'Single');
    const invoice = await pay(page);
    await openServerInput(page);
    await page.getByRole('combobox').click();
    // The first one would be taken from the test that authorizes it by name.
    await page.getByRole('option', { name: /Retro/ }).click();
    await context.clearCookies();
    await submitServer(page);
    await logIn('customer');
    await expect(first(page, 'Your license is active')).toBeVisible();
    // Somebody else buys nothing by it.
    await page.goto('/store');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Buy Duo' }).click();
    await toPayment(page);
    await logIn('visitor');
    await expect(first(page, 'Now logged in as')).toBeVisible();
    await expect(page).toHaveURL(/\/store/);
    // Another user's invoice is shown as not found.
    await page.goto(invoice);
    await expect(first(page, 'Invoice Not Found')).toBeVisible();
  });
});

test.describe('with Discord down', () => {
  // This account's servers were not fetched before, so that no list is cached.
  test.use({ as: 'supporter' });

  test('no server of a paid invoice can be authorized', async ({ page }) => {
    const discord = await discordOf(page);
    const fault = { kind: 'down', route: 'GET /users/@me/guilds' };
    const away = 'Discord cannot be reached right now. Please try again shortly.';
    await buy(page, 'Single');
    await control(page, `${discord}/__faults`, 'POST', fault);
    await pay(page);
    await openServerInput(page);
    await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Authorize Server' })).toBeDisabled();
    await control(page, `${discord}/__faults`, 'DELETE');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: /Indie Devs/ }).click();
    await control(page, `${discord}/__faults`, 'POST', fault);
    await submitServer(page);
    await expect(first(page, away)).toBeVisible();
    await expect(first(page, '1 slot is free')).toBeVisible();
    await control(page, `${discord}/__faults`, 'DELETE');
    await submitServer(page);
    await expect(first(page, 'Your license is active')).toBeVisible();
    // The name stays while Discord is unreachable.
    await control(page, `${discord}/__faults`, 'POST', { kind: 'down', route: 'GET /guilds/:id' });
    await page.goto('/user/authorization');
    await expect(page.getByRole('table')).toContainText('Indie Devs United');
    await control(page, `${discord}/__faults`, 'DELETE');
  });
});
