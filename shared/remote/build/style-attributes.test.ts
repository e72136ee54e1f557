import { styleAttributesToRules } from './style-attributes.ts';

describe('styleAttributesToRules', () => {
  it('moves styles into rules, with one rule for equal styles', () => {
    const { html, css } = styleAttributesToRules(
      '<p style="color:red">a</p><p style="color:red">b</p><i style="width:1px">c</i>',
      'x',
    );
    expect(html).toBe('<p data-ps="x0">a</p><p data-ps="x0">b</p><i data-ps="x1">c</i>');
    expect(css).toBe('[data-ps="x0"]{color:red}[data-ps="x1"]{width:1px}');
  });
});
