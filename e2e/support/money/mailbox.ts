import { expect, type Page } from '@playwright/test';

/**
 * Opens the newest email with a subject, in the mailbox of the sandbox. The mailbox also has emails about the demo's
 * purchases, and about those of other tests.
 * @param output of the product, which names the mailbox
 * @param text that the email has to contain, where another one may have the same subject
 */
export async function readEmail(
  page: Page,
  output: string,
  subject: RegExp,
  text?: string,
): Promise<void> {
  const mailbox = /http:\S+\/mail$/m.exec(output)?.[0] ?? '';
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1000 });
    if (text) {
      const words = page.frameLocator('iframe').getByText(text).first();
      await expect(words).toBeVisible({ timeout: 1000 });
    }
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(subject);
}
