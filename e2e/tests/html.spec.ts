import { HtmlValidate } from 'html-validate';
import { PAGES, REDIRECT_PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/**
 * The HTML standard, and what screen readers need of the markup. Left out: matters of taste, which
 * the writer of the HTML decides (React's and the page server's).
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Policy and integrity are the page server's, and proved elsewhere.
    'no-inline-style': 'off',
    // Written by React for custom properties of SVG and by activation.
    'no-unknown-elements': 'error',
    'doctype-style': 'off',
    // Options of two columns: a name and its count.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

test('the HTML of every page is valid', async ({ request }) => {
  const paths = [...PAGES.filter(({ as }) => !as), ...REDIRECT_PAGES].map(({ path }) => path);
  const found: string[] = [];
  for (const path of [...paths, '/features/welcome', '/no/such/page']) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect([...new Set(found)]).toEqual([]);
});
