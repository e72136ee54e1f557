import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

test('[spec0 §7.13, §8.17] the form opens an email client, shows a message and sends no request', async ({
  page,
}) => {
  // The mailto URL is intercepted, because the email client depends on the machine.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const { target } = event;
      if (!(target instanceof HTMLAnchorElement) || !target.href.startsWith('mailto:')) return;
      event.preventDefault();
      Object.assign(window, { opened: target.href });
    });
  });
  await page.goto('/contact');
  await waitUntilInteractive(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.getByLabel('Name').fill('Mira');
  await page.getByLabel('Email').fill('mira@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How do I move a license?');
  await page.getByRole('button', { name: 'Open in Email App' }).click();
  await expect(page.getByText('Opening email client', { exact: true })).toBeVisible();
  await expect(
    page.getByText('The message will be sent through the default email application').first(),
  ).toBeVisible();
  const opened = await page.evaluate(() => (window as unknown as { opened: string }).opened);
  const mail = new URL(opened);
  expect(mail.searchParams.get('subject')).toBe('A question');
  expect(mail.searchParams.get('body')).toBe(
    'Name: Mira\r\nEmail: mira@example.com\r\n\r\nHow do I move a license?',
  );
  // After submission no prompt blocks leaving the page.
  expect(calls).toEqual([]);
  await page.goto('/terms');
  await expect(page).toHaveURL(/\/terms$/);
});
