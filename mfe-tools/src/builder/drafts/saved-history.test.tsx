import type { Caret } from '../text/caret.ts';
import { openTab, resetBrowser } from './testing.tsx';

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

describe('undo', () => {
  it('survives a reload with the steps to redo, in the same tab only', () => {
    let tab = openTab();
    tab.type('A');
    tab.step();
    tab.type('B');
    tab.undo();
    tab = tab.reload();
    expect(tab.title()).toBe('A');
    tab.redo();
    expect(tab.title()).toBe('B');
    tab.undo();
    tab.undo();
    tab.undo();
    expect(tab.title()).toBe('');
    tab.redo();
    tab.close();
    const other = openTab();
    other.undo();
    expect(other.title()).toBe('A');
  });

  it('belongs to its draft', () => {
    const tab = openTab();
    tab.type('A');
    tab.begin();
    tab.type('B');
    tab.select('A');
    tab.undo();
    expect(tab.title()).toBe('');
    tab.redo();
    tab.select('B');
    expect(tab.title()).toBe('B');
  });

  it('has its selection after a reload', () => {
    const field = document.createElement('input');
    field.name = 'title';
    field.value = 'Rules';
    document.body.append(field);
    const tab = openTab();
    tab.type('Rules');
    field.focus();
    field.setSelectionRange(1, 3);
    expect(tab.reload().caret()).toEqual({ path: 'title', from: 1, to: 3 } satisfies Caret);
    field.remove();
  });

  it('keeps the nearest steps of a history that is too large to store', () => {
    const own = new Map<string, string>();
    let tab = openTab(own);
    for (let step = 0; step < 30; step += 1) {
      tab.type(`${step} ${'x'.repeat(60_000)}`);
      tab.step();
    }
    tab = tab.reload();
    expect([...own.values()].join('').length).toBeLessThan(1_100_000);
    tab.undo();
    tab.undo();
    expect(tab.title()).toMatch(/^28 /);
  });
});
