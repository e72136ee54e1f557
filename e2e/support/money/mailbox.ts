import { expect, type Page } from '@playwright/test';

/**
 * Opens the email with a subject, in the mailbox of the sandbox. The mailbox also has emails about the demo's purchases.
 * @param output of the product, which names the mailbox
 */
export async function readEmail(page: Page, output: string, subject: RegExp): Promise<void> {
  const mailbox = /http:\S+\/mail$/m.exec(output)?.[0] ?? '';
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole('link', { name: subject }).click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(subject);
}
