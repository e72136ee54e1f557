import { showMarkup } from '../testing/markup.ts';
import { findCounterpart, isSameControl } from './counterpart.ts';

/** @returns the `data-test` id of the counterpart, and whether it is the same control */
function counterpartOf(pressed: string, from: string, to: string) {
  showMarkup(`<div id="a">${from}</div><div id="b">${to}</div>`);
  const [source, target] = [document.getElementById('a'), document.getElementById('b')];
  const element = source?.querySelector(pressed);
  if (!source || !target || !element) throw new Error(`no ${pressed}`);
  const counterpart = findCounterpart(element, source, target);
  return (
    counterpart && {
      id: counterpart.getAttribute('data-test'),
      same: isSameControl(element, counterpart),
    }
  );
}

const PRELOAD = '<link rel="preload" as="image" href="/icon.png">';
const bars = (...names: string[]) =>
  names
    .map(
      (name) =>
        `<div role="toolbar" aria-label="${name}: tools"><button data-test="${name}" aria-label="Variables"></button></div>`,
    )
    .join('');

describe('the counterpart of a control', () => {
  it('is found if only one tree starts with a preload', () => {
    const body = '<section><p><button data-test="1"><svg></svg></button></p></section>';
    expect(
      counterpartOf('button', `<main>${PRELOAD}${body}</main>`, `<main>${body}</main>`),
    ).toEqual({
      id: '1',
      same: true,
    });
    expect(
      counterpartOf('p', `<main>${PRELOAD}${body}</main>`, `<main>${body}</main>`),
    ).toBeDefined();
  });

  it('is the control in the same group if the interactive page has more of the same name', () => {
    const found = counterpartOf(
      '[data-test="Description"]',
      `<main>${bars('Title', 'Description')}</main>`,
      `<main>${bars('Title', 'Author', 'Description', 'Footer')}</main>`,
    );
    expect(found).toEqual({ id: 'Description', same: true });
  });

  it('is found by its order if groups have no names', () => {
    const html = (extra: string) =>
      `<main><div>${extra}<button data-test="1">Copy</button></div><button data-test="2">Copy</button></main>`;
    expect(counterpartOf('[data-test="2"]', html(PRELOAD), html('<hr>'))?.id).toBe('2');
  });

  it('is not the same control if its group is missing', () => {
    const card = (name: string) =>
      `<li><h2>${name}</h2><button data-test="${name}">Delete</button>`;
    const found = counterpartOf(
      '[data-test="one"]',
      `<main><ul>${card('one')}${card('two')}</ul></main>`,
      `<main><ul>${card('two')}${card('three')}</ul></main>`,
    );
    expect(found?.same).not.toBe(true);
  });

  it('has the same name if its text contains another count', () => {
    const box = (count: number) =>
      `<main><button data-test="box" role="combobox" aria-label="Category">All (${count})</button></main>`;
    expect(counterpartOf('button', box(0), box(122))).toEqual({ id: 'box', same: true });
  });

  it('may have another tag if both have an explicit name', () => {
    expect(
      counterpartOf(
        'span',
        '<header><span data-counterpart="theme"></span></header>',
        '<header><button data-test="theme" data-counterpart="theme" aria-label="Use light theme"></button></header>',
      ),
    ).toEqual({ id: 'theme', same: true });
  });

  it('is in the same region, even if a region contains its own header or footer', () => {
    const html = `<main><header><button data-test="in">Go</button></header></main><footer><button data-test="out">Go</button></footer>`;
    expect(counterpartOf('[data-test="in"]', html, html)?.id).toBe('in');
    expect(counterpartOf('[data-test="out"]', html, html)?.id).toBe('out');
  });

  it('is the same control if only the section around its named group differs', () => {
    const search =
      '<form role="search" aria-label="Find"><button data-test="find">Go</button></form>';
    const found = counterpartOf(
      '[data-test="find"]',
      `<main><section><h2>Shards</h2>${search}</section></main>`,
      `<main>${search}</main>`,
    );
    expect(found).toEqual({ id: 'find', same: true });
  });
});
