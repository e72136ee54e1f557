import { testBrand } from '../../../test/page/fixtures.ts';
import { fillBrand, fillBrandCss } from './brand-tokens.ts';

describe('brand tokens', () => {
  it('are filled in escaped', () => {
    const brand = { ...testBrand, name: `"><img src=x onerror=alert(1)>` };
    expect(fillBrand('<a title="%%brand.name%%">', brand)).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    );
  });

  it('are read once: a token inside a value stays text', () => {
    const brand = { ...testBrand, name: '%%brand.tagline%%' };
    expect(fillBrand('%%brand.name%%', brand)).toBe('%%brand.tagline%%');
  });

  it('leave unknown names alone', () => {
    expect(fillBrand('%%brand.constructor%% %%brand.nope%% 100%%', testBrand)).toBe(
      '%%brand.constructor%% %%brand.nope%% 100%%',
    );
  });

  it('cannot leave their place in a style rule', () => {
    const brand = { ...testBrand, accent: '#fff}</style><script>' };
    expect(fillBrandCss('a{color:%%brand.accent%%}', brand)).toBe('a{color:#fff/stylescript}');
  });
});
