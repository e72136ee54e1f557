import { escapeHtml, inlineCss, inlineJson } from './html.ts';

describe('escaping', () => {
  it('turns every character that HTML reads into text', () => {
    expect(escapeHtml(`<b title="x" id='y'>&amp;`)).toBe(
      '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
    );
  });

  it('lets no text end an inlined JSON block, and keeps the value', () => {
    const value = { text: '</script><script>alert(1)</script><!-- \u2028\u2029 & é' };
    const text = inlineJson(value);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });

  it('lets no rule end its style element', () => {
    const css = inlineCss(
      `a::before{content:"</style><script>"} /* <!-- */ @media (400px <= width){}`,
    );
    expect(css).not.toMatch(/<\/|<!/);
    expect(css).toContain('(400px <= width)');
  });
});
