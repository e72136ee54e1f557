import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The demo account Customer. */
const CUSTOMER = '473052869059424293';

test.describe('a supporter', () => {
  test.use({ as: 'supporter' });

  test('jumps by Ctrl-K to a customer, and finds the look-up in the audit', async ({
    page,
    problems,
  }) => {
    await page.goto('/staff/overview');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Page or id' });
    await expect(box).toBeFocused();
    await expectNoAxeViolations(page, { theme: 'light' });
    await expectNoAxeViolations(page, { theme: 'dark' });
    await box.fill(CUSTOMER);
    await page.getByRole('option', { name: `Customer ${CUSTOMER}` }).click();
    await expect(page).toHaveURL(`/staff/customers?id=${CUSTOMER}`);
    const found = page.getByText('This is a person.').or(page.getByText('No Customer Found'));
    await expect(found).toBeVisible();
    await expectNoAxeViolations(page, { theme: 'light' });
    await expectNoAxeViolations(page, { theme: 'dark' });

    await page.keyboard.press('Control+k');
    await box.fill('audit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/staff/audit');
    const list = page.getByRole('list', { name: 'Audit entries' });
    const entry = list.getByRole('listitem').first();
    await expect(entry).toContainText('customer.read');
    await expect(entry).toContainText('Supporter');
    await entry.getByRole('button', { name: 'Supporter' }).click();
    await expect(page).toHaveURL(/actor=user/);
    await expect(list.getByRole('listitem').first()).toContainText('Supporter');
    await expectNoAxeViolations(page, { theme: 'light' });
    await expectNoAxeViolations(page, { theme: 'dark' });
    expect(await problems()).toEqual([]);
  });
});
