import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PAGES, REDIRECT_PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Rules of the HTML standard and for screen readers. Excluded are style rules, because React and
 * the page server determine the formatting.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Other tests cover the content security policy and integrity.
    'no-inline-style': 'off',
    // Written by React for custom properties of SVG and by activation.
    'no-unknown-elements': 'error',
    'doctype-style': 'off',
    // ARIA 1.2 lets lists have a name; not allowed stays a name of an element without a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Options with two columns: name and count.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** Requests the documents of pages. @returns each finding once */
async function findingsOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        found.add(`${path} ${ruleId}: ${message} (${selector})`);
  }
  return [...found];
}

test('the HTML of every page is valid', async ({ request }) => {
  const pages = [...PAGES.filter(({ as }) => !as), ...REDIRECT_PAGES].map(({ path }) => path);
  const others = ['/features/welcome', '/no/such/page', '/preview/none', '/api/docs'];
  expect(await findingsOf(request, [...pages, ...others])).toEqual([]);
});

for (const account of ['customer', 'owner'] as const) {
  test.describe(() => {
    test.use({ as: account });

    test(`the HTML of every page for the ${account} is valid`, async ({ request }) => {
      const pages = PAGES.filter(({ as }) => as === account).map(({ path }) => path);
      expect(await findingsOf(request, ['/', ...pages, '/no/such/page'])).toEqual([]);
    });
  });
}
