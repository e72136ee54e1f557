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
    // Options with two columns: name and count.
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
