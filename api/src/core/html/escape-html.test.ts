import { escapeHtml } from './escape-html.ts';

test('escapes every special character of HTML', () => {
  expect(escapeHtml(`<b title="x" id='y'>&amp;`)).toBe(
    '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
  );
});
