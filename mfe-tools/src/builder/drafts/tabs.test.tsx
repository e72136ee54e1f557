import { listDrafts, writeDraft } from './draft-store.ts';
import { find, openTab, resetBrowser, stored, titled, toasts } from './testing.tsx';

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

describe('two tabs', () => {
  const openBoth = () => {
    writeDraft({ id: 'one', name: '', embed: titled('Start'), savedAt: 1 });
    return [openTab(), openTab()] as const;
  };

  it('with different drafts do not change each other', () => {
    const [first, second] = openBoth();
    second.begin();
    second.type('Second');
    first.type('First');
    second.save();
    first.save();
    second.hear();
    first.hear();
    expect([first.title(), second.title(), stored()]).toEqual([
      'First',
      'Second',
      ['First', 'Second'],
    ]);
  });

  it('with the same draft show what the other has saved, and undo it', () => {
    const [first, second] = openBoth();
    first.type('Changed');
    first.save();
    second.hear();
    expect(second.title()).toBe('Changed');
    second.undo();
    expect(second.title()).toBe('Start');
    second.save();
    first.hear();
    expect([first.title(), stored()]).toEqual(['Start', ['Start']]);
    first.rename('Start', 'Named');
    second.hear();
    expect(second.name()).toBe('Named');
  });

  it.each(['hear', 'save', 'close'] as const)(
    'with changes of both keep both: the later one becomes a copy (%s)',
    (way) => {
      const [first, second] = openBoth();
      first.type('First');
      second.type('Second');
      first.save();
      second[way]();
      expect(toasts()).toEqual(['Saved as a copy']);
      expect(
        listDrafts()
          .map(({ embed }) => embed.title)
          .sort(),
      ).toEqual(['First', 'Second']);
      expect(find('Second, copy').embed.title).toBe('Second');
      first.hear();
      expect([first.title(), second.title()]).toEqual(['First', 'Second']);
    },
  );

  it('with the same change keep one', () => {
    const [first, second] = openBoth();
    first.type('Same');
    second.type('Same');
    first.save();
    second.save();
    expect([stored(), toasts()]).toEqual([['Same'], []]);
  });

  it('keep a draft that the other deletes, from its next change on', () => {
    const [first, second] = openBoth();
    first.remove('Start');
    second.hear();
    expect([second.title(), toasts(), stored()]).toEqual([
      'Start',
      ['Draft deleted in another tab'],
      [],
    ]);
    second.type('Start again');
    second.save();
    expect(stored()).toEqual(['Start again']);
  });
});
