import { inlineJson } from '@portico/sdk/platform';
import { inlineCss } from './html.ts';

describe('values inside HTML', () => {
  it('keeps an inlined JSON value, and no text in it ends the element', () => {
    const value = { text: '</script><script>alert(1)</script><!-- \u2028\u2029 & é' };
    const text = inlineJson(value);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });

  it('escapes style rules so that none ends the element', () => {
    const css = inlineCss(
      `a::before{content:"</style><script>"} /* <!-- */ @media (400px <= width){}`,
    );
    expect(css).not.toMatch(/<\/|<!/);
    expect(css).toContain('(400px <= width)');
  });
});
