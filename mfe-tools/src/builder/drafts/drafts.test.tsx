import { keyOf, listDrafts, MAX_DRAFTS, readDraft, writeDraft } from './draft-store.ts';
import { fillStorage, openTab, resetBrowser, stored, titled, toasts } from './testing.tsx';

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

describe('drafts', () => {
  it('are named, duplicated, opened and begun without losing one', () => {
    const tab = openTab();
    tab.type('Rules');
    tab.begin();
    expect(toasts()).toEqual(['Draft saved']);
    expect(tab.title()).toBe('');
    tab.type('Welcome');
    tab.save();
    tab.duplicate('Rules');
    tab.rename('Rules', ' House rules ');
    expect(stored()).toEqual(['House rules', 'Rules, copy', 'Welcome']);
    tab.select('House rules');
    expect([tab.title(), tab.name()]).toEqual(['Rules', 'House rules']);
    tab.rename('House rules', '');
    expect(stored()).toEqual(['Rules', 'Rules, copy', 'Welcome']);
  });

  it('are deleted, also the one in the form, and restored', () => {
    const tab = openTab();
    tab.type('Rules');
    tab.begin();
    tab.type('Welcome');
    tab.save();
    tab.remove('Welcome');
    expect([tab.title(), stored()]).toEqual(['Rules', ['Rules']]);
    tab.undoRemove();
    expect(stored()).toEqual(['Rules', 'Welcome']);
    tab.remove('Rules');
    tab.remove('Welcome');
    expect([tab.title(), stored()]).toEqual(['', []]);
    tab.close();
    expect(stored()).toEqual([]);
  });

  it('return after a reload, in a new tab the one that was saved last', () => {
    let tab = openTab();
    tab.type('Rules');
    tab = tab.reload();
    expect(tab.title()).toBe('Rules');
    tab.begin();
    tab = tab.reload();
    expect(tab.title()).toBe('');
    tab.close();
    expect(openTab().title()).toBe('Rules');
  });

  it(`are at most ${MAX_DRAFTS}, and one more says so`, () => {
    for (let index = 0; index < MAX_DRAFTS; index += 1) {
      writeDraft({ id: `d${index}`, name: `${index}`, embed: titled('A'), savedAt: index });
    }
    const tab = openTab();
    tab.duplicate('7');
    tab.open('Template');
    expect(toasts()).toEqual(['Draft not copied', 'Draft not replaced']);
    expect([tab.title(), listDrafts().length]).toEqual(['A', MAX_DRAFTS]);
  });

  it.each(['{', '7', 'null', '{"embed":{}}', '{"savedAt":1,"embed":[]}', '[]', ''])(
    'are read without the stored value %s',
    (text) => {
      localStorage.setItem(keyOf('broken'), text);
      localStorage.setItem('portico.embed-latest', 'broken');
      localStorage.setItem('portico.embed-draft', text);
      localStorage.setItem('portico.embed-kept-drafts', text);
      const own = new Map([
        ['portico.embed-tab', 'broken'],
        ['portico.embed-history.broken', text],
      ]);
      const tab = openTab(own);
      expect([tab.title(), tab.listed()]).toEqual(['', []]);
      writeDraft({ id: 'good', name: '', embed: titled('Good'), savedAt: 1 });
      expect(tab.listed()).toEqual(['Good']);
    },
  );

  it('keep values of the right type, and a history of another embed is not used', () => {
    const embed = { title: 7, fields: [{ name: 'A', value: {} }, null], buttons: [{ style: 'x' }] };
    localStorage.setItem(keyOf('odd'), JSON.stringify({ savedAt: 1, name: 9, embed }));
    const past = [{ embed: titled('Foreign') }, 7, null];
    const history = JSON.stringify({ present: titled('Other'), past, future: {}, caret: [] });
    const tab = openTab(new Map([['portico.embed-history.odd', history]]));
    tab.undo();
    expect(readDraft('odd')).toMatchObject({
      name: '',
      embed: {
        title: '',
        fields: [{ name: 'A', value: '', inline: false }, { name: '' }],
        buttons: [{ style: 'primary' }],
      },
    });
    expect(tab.title()).toBe('');
  });
});

describe('drafts of older versions', () => {
  const old = (title: string, savedAt: number) => ({ embed: titled(title), savedAt });
  const fill = () => {
    localStorage.setItem('portico.embed-draft', JSON.stringify(old('Mine', 5)));
    const kept = JSON.stringify([old('First', 1), 'x', old('Second', 1)]);
    localStorage.setItem('portico.embed-kept-drafts', kept);
  };

  it('are moved once, and the one in the form stays there', () => {
    fill();
    expect(openTab().title()).toBe('Mine');
    expect(stored()).toEqual(['First', 'Mine', 'Second']);
    expect(localStorage.getItem('portico.embed-draft')).toBeNull();
    expect(localStorage.getItem('portico.embed-kept-drafts')).toBeNull();
    openTab();
    expect(stored()).toEqual(['First', 'Mine', 'Second']);
  });

  it('stay where they are if there is no room', () => {
    fill();
    const before = { ...localStorage };
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      text,
    ) {
      if (key.startsWith('portico.embed-drafts.')) throw new DOMException('', 'QuotaExceededError');
      write.call(this, key, text);
    });
    expect(openTab().title()).toBe('Mine');
    expect({ ...localStorage }).toEqual(before);
  });
});

describe('an opened link or template', () => {
  it('replaces no draft, and is kept only after an edit', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.open('One');
    tab.open('Two');
    expect([tab.title(), stored()]).toEqual(['Two', ['Mine', 'Two']]);
    tab.type('Two, mine');
    const next = tab.reload();
    next.open('Three');
    expect(stored()).toEqual(['Mine', 'Three', 'Two, mine']);
    expect(next.reload().title()).toBe('Three');
  });

  it('begins no draft if it is in the form already', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.open('Mine');
    tab.save();
    expect([stored(), toasts()]).toEqual([['Mine'], []]);
  });
});

describe('full storage', () => {
  it('is named, and the draft in the form is not replaced', () => {
    const tab = openTab();
    tab.type('Mine');
    tab.save();
    const full = fillStorage();
    tab.type('Mine, longer');
    tab.save();
    expect(tab.stored()).toBe('full');
    tab.open('Template');
    tab.begin();
    expect(toasts()).toEqual(['Draft not replaced', 'Draft not replaced']);
    expect(tab.title()).toBe('Mine, longer');
    full.mockRestore();
    tab.save();
    expect([tab.stored(), stored()]).toEqual(['stored', ['Mine, longer']]);
  });

  it('lets an empty form open a link, and a draft be deleted', () => {
    const tab = openTab();
    const full = fillStorage('SecurityError');
    tab.open('Template');
    expect(tab.title()).toBe('Template');
    tab.type('Mine');
    tab.save();
    expect(tab.stored()).toBe('unavailable');
    full.mockRestore();
    tab.save();
    fillStorage();
    tab.type('Mine, longer');
    tab.remove('Mine');
    expect([tab.title(), stored()]).toEqual(['', []]);
  });
});
