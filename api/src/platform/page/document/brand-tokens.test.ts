import { testBrand } from '../../../../test/page/fixtures.ts';
import { fillBrand, fillBrandCss } from './brand-tokens.ts';

describe('brand tokens', () => {
  it('are replaced by escaped values', () => {
    const brand = { ...testBrand, name: `"><img src=x onerror=alert(1)>` };
    expect(fillBrand('<a title="%%brand.name%%">', brand)).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    );
  });

  it('inside a value stay text', () => {
    const brand = { ...testBrand, name: '%%brand.tagline%%' };
    expect(fillBrand('%%brand.name%%', brand)).toBe('%%brand.tagline%%');
  });

  it('with unknown names stay as they are', () => {
    expect(fillBrand('%%brand.constructor%% %%brand.nope%% 100%%', testBrand)).toBe(
      '%%brand.constructor%% %%brand.nope%% 100%%',
    );
  });

  it('in a style rule lose characters that end a value', () => {
    const brand = { ...testBrand, accent: '#fff}</style><script>' };
    expect(fillBrandCss('a{color:%%brand.accent%%}', brand)).toBe('a{color:#fff/stylescript}');
  });
});
