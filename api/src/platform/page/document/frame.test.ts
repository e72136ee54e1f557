import type { NavEntry } from '@portico/sdk/platform';
import { frame } from '../../../../test/registry/fixtures.ts';
import { fillFrame } from './frame.ts';
import { placeholder } from '../policy/template.ts';

const entry = (change: Partial<NavEntry>): NavEntry => ({
  slot: 'top',
  path: '/x',
  label: 'X',
  weight: 1,
  ...change,
});

const fill = (nav: NavEntry[], page: Partial<Parameters<typeof fillFrame>[1]> = {}) =>
  fillFrame(frame, { chrome: 'full', nav, pathname: '/', body: 'BODY', ...page });

describe('fillFrame', () => {
  it('inserts links into their slots by weight, and marks the link to the current page', () => {
    const nav = [
      entry({ path: '/b', label: 'B', weight: 20 }),
      entry({ path: '/a', label: 'A', weight: 10 }),
      entry({ slot: 'features', path: '/f', label: 'F' }),
      entry({ slot: 'information', path: '/i', label: 'I' }),
    ];
    expect(fill(nav, { pathname: '/b' })).toBe(
      `<header><nav><a data-feature href="/f">F</a></nav><nav><a href="/a">A</a>` +
        `<a href="/b" aria-current="page">B</a></nav>${placeholder.user}</header>` +
        `<main>BODY</main><footer>%%brand.name%%</footer>`,
    );
  });

  it('escapes labels, and does not replace markers in inserted text', () => {
    const html = fill([entry({ label: '<!--body--><i>{href}' })], { body: '<!--user-->{label}' });
    expect(html).toContain('>&lt;!--body--&gt;&lt;i&gt;{href}</a>');
    expect(html).toContain('<main><!--user-->{label}</main>');
  });

  it('leaves the space of icons, which documents do not contain', () => {
    const links = (link: Partial<NavEntry>) =>
      fillFrame(
        { ...frame, navItem: { top: '<a>{icon}{label}</a>' } },
        { chrome: 'full', nav: [entry(link)], pathname: '/', body: '' },
      );
    // The same text as in shell/src/navigation/nav-icon.test.tsx.
    expect(links({ icon: '' })).toContain(
      '<a><svg width="18" height="18" aria-hidden="true"></svg>X</a>',
    );
    expect(links({})).toContain('<a>X</a>');
  });

  it('writes the links of a slot in the look of the footer, where the footer has them', () => {
    const html = fillFrame(
      {
        ...frame,
        html: { ...frame.html, full: '<!--nav:top--><footer><!--footer:top--></footer>' },
        navItem: { top: '<b>{label}</b>', footer: '<i>{label}</i>' },
      },
      { chrome: 'full', nav: [entry({ label: 'Y' })], pathname: '/', body: '' },
    );
    expect(html).toBe('<b>Y</b><footer><i>Y</i></footer>');
  });

  it("uses the frame of the page's chrome", () => {
    expect(fill([], { chrome: 'bare' })).toBe('<main data-bare>BODY</main>');
  });
});
