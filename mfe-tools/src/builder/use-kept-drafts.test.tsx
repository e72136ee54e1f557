import { act, renderHook } from '@testing-library/react';
import { emptyEmbed } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import { loadKeptDrafts } from './kept-drafts.ts';
import { loadDraft, saveDraft } from './saved-draft.ts';
import { useDraft } from './use-draft.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

const titled = (title: string): Embed => ({ ...emptyEmbed, title });

/** A tab with the builder. */
function openTab() {
  const { result, unmount } = renderHook(() => {
    const draft = useDraft();
    return { draft, drafts: useKeptDrafts(draft) };
  });
  const tab = {
    title: () => result.current.draft.draft.title,
    kept: () => result.current.drafts.kept.map(({ embed }) => embed.title),
    type: (title: string) => act(() => result.current.draft.change('title', title)),
    undo: () => act(() => result.current.draft.undo()),
    open: (title: string) => act(() => void result.current.drafts.open(titled(title))),
    restore: (title: string) => act(() => void result.current.drafts.restore(find(title))),
    remove: (title: string) => act(() => result.current.drafts.remove(find(title))),
    undoRemove: () => act(() => result.current.drafts.undoRemove()),
    save: () => act(() => void dispatchEvent(new Event('pagehide'))),
    close: unmount,
  };
  const find = (title: string) => {
    const draft = result.current.drafts.kept.find(({ embed }) => embed.title === title);
    if (!draft) throw new Error(`No draft ${title} is kept`);
    return draft;
  };
  return tab;
}

/** Titles of all drafts that a new tab can restore. */
const reachable = () => [loadDraft(), ...loadKeptDrafts()].map((draft) => draft?.embed.title);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('an opened link or template', () => {
  it('keeps the replaced draft, including text that is not rendered yet', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.open('Template');
    expect([tab.title(), tab.kept()]).toEqual(['Template', ['Mine']]);
    tab.close();
    expect(reachable()).toEqual(['Template', 'Mine']);
    expect(openTab().kept()).toEqual(['Mine']);
  });

  it('is kept only after an edit', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.open('One');
    tab.open('Two');
    expect(tab.kept()).toEqual(['Mine']);
    tab.close();
    const next = openTab();
    next.open('Three');
    next.type('Three, mine');
    next.open('Four');
    expect(next.kept()).toEqual(['Three, mine', 'Mine']);
  });

  it('keeps nothing if the draft is empty or equal', () => {
    const tab = openTab();
    tab.open('Template');
    expect(tab.kept()).toEqual([]);
    tab.type('Mine');
    tab.open('Mine');
    expect(tab.kept()).toEqual([]);
  });

  it('keeps the draft of another tab, too', () => {
    const [first, other] = [openTab(), openTab()];
    first.type('Mine');
    first.save();
    other.open('Template');
    other.save();
    expect(reachable()).toEqual(['Template', 'Mine']);
    expect(first.title()).toBe('Mine');
  });

  it('is not shown if the storage is too full for a second draft', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.save();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.open('Template');
    expect(tab.title()).toBe('Mine');
    full.mockRestore();
    tab.close();
    expect(reachable()).toEqual(['Mine']);
  });
});

describe('a kept draft', () => {
  const tabWithKept = () => {
    const tab = openTab();
    tab.type('Mine');
    tab.open('Template');
    return tab;
  };

  it('is restored, and the replaced draft is kept if it was edited', () => {
    const tab = tabWithKept();
    tab.restore('Mine');
    expect([tab.title(), tab.kept()]).toEqual(['Mine', []]);
    tab.open('Template');
    tab.type('Edited');
    tab.restore('Mine');
    expect([tab.title(), tab.kept()]).toEqual(['Mine', ['Edited']]);
    expect(reachable()).toEqual(['Mine', 'Edited']);
  });

  it('is saved when restored, so that neither undo nor reload loses it', () => {
    const tab = tabWithKept();
    tab.type('Edited');
    tab.restore('Mine');
    tab.undo();
    expect(tab.title()).toBe('Mine');
    expect(reachable()).toEqual(['Mine', 'Edited']);
  });

  it('is restored after its deletion is undone', () => {
    const tab = tabWithKept();
    tab.remove('Mine');
    expect([tab.kept(), loadKeptDrafts()]).toEqual([[], []]);
    tab.undoRemove();
    expect(tab.kept()).toEqual(['Mine']);
  });

  it('is read from any stored value', () => {
    for (const text of ['{', '7', '{"a":1}', '[1,null,{"embed":{}}]']) {
      localStorage.setItem('portico.embed-kept-drafts', text);
      expect(loadKeptDrafts()).toEqual([]);
    }
    saveDraft({ embed: titled('Mine'), savedAt: 1 });
    expect(openTab().title()).toBe('Mine');
  });
});
