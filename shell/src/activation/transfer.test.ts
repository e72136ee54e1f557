import { waitFor } from '@testing-library/dom';
import { EARLY_INPUT_ATTRIBUTES } from '@portico/sdk/platform';
import { showMarkup } from '../testing/markup.ts';
import { transferState } from './transfer.ts';

/** Two trees side by side, as at activation. */
function trees(html: string, other = html) {
  showMarkup(`<div id="a">${html}</div><div id="b">${other}</div>`);
  const [from, to] = [find(document, '#a'), find(document, '#b')];
  const activate = () => {
    const finish = transferState(from, to);
    from.remove();
    finish();
  };
  return { from, to, activate };
}

const find = <E extends Element>(root: ParentNode, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

describe('transferState', () => {
  it('transfers typed values and dispatches the events that React handles', () => {
    const { from, to, activate } = trees(
      '<main><input name="q"><textarea></textarea><select name="s"><option>a<option>b</select></main>',
    );
    find<HTMLInputElement>(from, 'input').value = 'antinuke';
    find<HTMLTextAreaElement>(from, 'textarea').value = 'line';
    find<HTMLSelectElement>(from, 'select').value = 'b';
    const events: string[] = [];
    for (const type of ['input', 'change']) to.addEventListener(type, () => events.push(type));
    activate();
    expect(find<HTMLInputElement>(to, 'input').value).toBe('antinuke');
    expect(find<HTMLTextAreaElement>(to, 'textarea').value).toBe('line');
    expect(find<HTMLSelectElement>(to, 'select').value).toBe('b');
    expect(events).toEqual(['input', 'input', 'change']);
  });

  it('does not transfer an untouched value', () => {
    const { to, activate } = trees('<main><input name="q" value=""></main>');
    find<HTMLInputElement>(to, 'input').value = 'from the address';
    activate();
    expect(find<HTMLInputElement>(to, 'input').value).toBe('from the address');
  });

  it('transfers checks and choices', () => {
    const { from, to, activate } = trees(
      '<main><input type="checkbox" name="c"><input type="radio" name="r" id="one" checked><input type="radio" name="r" id="two"></main>',
    );
    find<HTMLInputElement>(from, '[name=c]').click();
    find<HTMLInputElement>(from, '#two').click();
    activate();
    expect(find<HTMLInputElement>(to, '[name=c]').checked).toBe(true);
    expect(find<HTMLInputElement>(to, '#two').checked).toBe(true);
  });

  it('opens details that the interactive page shows later', async () => {
    const { from, to, activate } = trees(
      '<main><details><summary>A report</summary></details></main>',
      '<main></main>',
    );
    const report = find<HTMLDetailsElement>(from, 'details');
    const later = report.cloneNode(true);
    report.open = true;
    activate();
    find(to, 'main').append(later);
    await waitFor(() => expect(find<HTMLDetailsElement>(to, 'details').open).toBe(true));
  });

  it('keeps the focus of the content, to which the skip link leads', () => {
    const { from, to, activate } = trees('<main id="main" tabindex="-1"></main>');
    find<HTMLElement>(from, 'main').focus();
    activate();
    expect(find(to, 'main')).toHaveFocus();
  });

  it('keeps focus and caret', () => {
    const { from, to, activate } = trees('<main><input name="q"></main>');
    const input = find<HTMLInputElement>(from, 'input');
    input.focus();
    input.value = 'antinuke';
    input.setSelectionRange(2, 5);
    activate();
    const other = find<HTMLInputElement>(to, 'input');
    expect(other).toHaveFocus();
    expect([other.selectionStart, other.selectionEnd]).toEqual([2, 5]);
  });

  it('keeps the focus of a field that has no caret', () => {
    const { from, to, activate } = trees('<main><input type="email" name="mail"></main>');
    find<HTMLInputElement>(from, 'input').focus();
    activate();
    expect(find(to, 'input')).toHaveFocus();
  });

  it('finds a link by its address anywhere in its region', () => {
    const { from, to, activate } = trees(
      '<header><nav><a href="/status">Status</a></nav></header>',
      '<header><div><ul><li><a href="/store">Store</a><li><a href="/status">Status</a></ul></div></header>',
    );
    find<HTMLElement>(from, 'a').focus();
    activate();
    expect(find(to, '[href="/status"]')).toHaveFocus();
  });

  it('distinguishes links to one address by their position', () => {
    const html = '<main><p><a href="/x">1</a></p><p><a href="/x">2</a></p></main>';
    const { from, to, activate } = trees(html);
    find<HTMLElement>(from, 'p:last-child a').focus();
    activate();
    expect(find(to, 'p:last-child a')).toHaveFocus();
  });

  it('finds the control of a menu, regardless of its tag', () => {
    const { from, to, activate } = trees(
      '<header><details><summary data-menu="features">Features</summary></details></header>',
      '<header><button data-menu="information">Information</button><button data-menu="features">Features</button></header>',
    );
    find<HTMLElement>(from, 'summary').focus();
    activate();
    expect(find(to, '[data-menu=features]')).toHaveFocus();
  });

  it('transfers no state to an element of another kind', () => {
    const { from, activate } = trees('<main><input></main>', '<main><button>Go</button></main>');
    find<HTMLElement>(from, 'input').focus();
    activate();
    expect(document.body).toHaveFocus();
  });

  it('keeps details open and closed', () => {
    const { from, to, activate } = trees(
      '<main><details><summary>1</summary></details><details open><summary>2</summary></details></main>',
    );
    const [shut, open] = from.querySelectorAll('details');
    if (!shut || !open) throw new Error('no details');
    open.setAttribute(EARLY_INPUT_ATTRIBUTES.opened, '');
    shut.open = true;
    open.open = false;
    activate();
    expect([...to.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('does not change untouched details: those of the interactive page may contain a draft', () => {
    const { to, activate } = trees('<main><details><summary>Fields</summary></details></main>');
    find<HTMLDetailsElement>(to, 'details').open = true;
    activate();
    expect(find<HTMLDetailsElement>(to, 'details').open).toBe(true);
  });

  it('does not change a field that is disabled in the interactive page, and selects only existing options', () => {
    const { from, to, activate } = trees(
      '<main><input name="q"><select name="s"><option>a<option>b</select></main>',
      '<main><input name="q" disabled><select name="s"><option>a</select></main>',
    );
    find<HTMLInputElement>(from, 'input').value = 'typed';
    find<HTMLSelectElement>(from, 'select').value = 'b';
    activate();
    expect(find<HTMLInputElement>(to, 'input').value).toBe('');
    expect(find<HTMLSelectElement>(to, 'select').value).toBe('a');
  });

  it('dispatches focusout on a field that was filled in and left', async () => {
    const { from, to, activate } = trees('<main><input name="a"><input name="b"></main>');
    const left: string[] = [];
    to.addEventListener('focusout', ({ target }) => left.push((target as HTMLInputElement).name));
    find<HTMLInputElement>(from, '[name=a]').value = 'typed';
    find<HTMLInputElement>(from, '[name=b]').value = 'typed';
    find<HTMLInputElement>(from, '[name=b]').focus();
    activate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(left).toEqual(['a']);
  });

  it('keeps the selection of a text area that has lost the focus to a button', () => {
    const { from, to, activate } = trees('<main><textarea name="t"></textarea></main>');
    const text = find<HTMLTextAreaElement>(from, 'textarea');
    text.value = 'some words';
    text.setSelectionRange(5, 10);
    activate();
    const { selectionStart, selectionEnd } = find<HTMLTextAreaElement>(to, 'textarea');
    expect([selectionStart, selectionEnd]).toEqual([5, 10]);
  });

  it('keeps the scroll position of inner boxes', () => {
    const { from, to, activate } = trees('<main><pre>long</pre></main>');
    find(from, 'pre').scrollTop = 40;
    find(from, 'pre').setAttribute(EARLY_INPUT_ATTRIBUTES.scrolled, '');
    const scrolled = jest.fn();
    find(to, 'pre').scrollTo = scrolled;
    activate();
    expect(scrolled).toHaveBeenCalledWith({ top: 40, left: 0, behavior: 'instant' });
  });

  it('keeps selected text, across elements', () => {
    const { from, activate } = trees('<main><p>Juno <b>guards</b> your</p><p>server</p></main>');
    const start = find(from, 'b').firstChild as Text;
    const end = find(from, 'p:last-child').firstChild as Text;
    document.getSelection()?.setBaseAndExtent(start, 2, end, 3);
    from.setAttribute(EARLY_INPUT_ATTRIBUTES.selected, '');
    activate();
    expect(document.getSelection()?.toString()).toBe('ards yourser');
  });

  it('drops a selection of text that has changed', () => {
    const { from, activate } = trees(
      '<main><p>12 servers</p></main>',
      '<main><p>13 servers</p></main>',
    );
    const text = find(from, 'p').firstChild as Text;
    document.getSelection()?.setBaseAndExtent(text, 0, text, 4);
    from.setAttribute(EARLY_INPUT_ATTRIBUTES.selected, '');
    activate();
    expect(document.getSelection()?.toString()).toBe('');
  });
});
