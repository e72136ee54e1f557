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

  it('stand beside links, which are left out where the site does without their page', () => {
    const link = (path: string) =>
      `<!--if.page:${path}--><a href="${path}">%%brand.name%%</a><!--else.page:${path}-->none<!--end.page:${path}-->`;
    const html = ['/store', '/commands/fun', '/commander'].map(link).join(' ');
    const { name } = testBrand;
    const shown = (path: string) => `<a href="${path}">${name}</a>`;
    const filled = (...absent: string[]) => fillBrand(html, testBrand, absent);
    expect(filled()).toBe(['/store', '/commands/fun', '/commander'].map(shown).join(' '));
    expect(filled('/commands')).toBe(`${shown('/store')} none ${shown('/commander')}`);
    expect(filled('/store', '/commands/fun', '/commander', '/page:')).toBe('none none none');
  });

  it('leave out what needs a page and a part of the brand unless the site has both', () => {
    const html =
      '<!--if.contactEmail-->a<!--if.page:/contact-->b<!--else.page:/contact-->c<!--end.page:/contact-->' +
      '<!--else.contactEmail-->d<!--end.contactEmail-->';
    const brand = { ...testBrand, contactEmail: '' };
    expect(fillBrand(html, testBrand)).toBe('ab');
    expect(fillBrand(html, testBrand, ['/contact'])).toBe('ac');
    expect(fillBrand(html, brand)).toBe('d');
    expect(fillBrand(html, brand, ['/contact'])).toBe('d');
  });

  it('in a style rule lose characters that end a value', () => {
    const brand = { ...testBrand, accent: '#fff}</style><script>' };
    expect(fillBrandCss('a{color:%%brand.accent%%}', brand)).toBe('a{color:#fff/stylescript}');
  });
});
