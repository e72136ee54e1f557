import { emptyField } from '../../embed-code/embed.ts';
import { addTo, duplicateIn, moveIn, removeFrom, setAt, toDraft, toEmbed } from './draft.ts';
import { emptyEmbed } from '../../embed-code/demo-bot.ts';
import { beginHistory, historyReducer } from './history.ts';
import type { History } from './history.ts';

const emptyDraft = toDraft(emptyEmbed);

const type = (history: History, title: string, at: number, tag = 'title') =>
  historyReducer(history, {
    type: 'change',
    tag,
    at,
    change: (draft) => setAt(draft, 'title', title),
  });
const undo = (history: History) => historyReducer(history, { type: 'undo' });
const redo = (history: History) => historyReducer(history, { type: 'redo' });

describe('the history of a draft', () => {
  it('keeps the selections around each step, from the first to the last change that joined it', () => {
    const at = (from: number) => ({ path: 'title', from, to: from });
    const change = (history: History, title: string, from: number) =>
      historyReducer(history, {
        ...{ type: 'change', tag: 'title', at: 0, change: (draft) => setAt(draft, 'title', title) },
        ...{ before: at(from), after: at(from + 1) },
      });
    const history = change(change(beginHistory(emptyDraft), 'a', 0), 'ab', 1);
    expect(history.past).toEqual([{ draft: emptyDraft, before: at(0), after: at(2) }]);
    expect(undo(history).future[0]).toMatchObject({ before: at(0), after: at(2) });
    expect(redo(undo(history))).toMatchObject({ past: history.past, present: history.present });
  });

  it('joins typing at one path to one step, until a pause or another path', () => {
    let history = beginHistory(emptyDraft);
    history = type(history, 'a', 0);
    history = type(history, 'ab', 500);
    history = type(history, 'abc', 2000);
    history = type(history, 'abcd', 2100, 'description');
    const titles = [];
    for (let step = 0; step < 4; step += 1) {
      titles.push(history.present.title);
      history = undo(history);
    }
    expect(titles).toEqual(['abcd', 'abc', 'ab', '']);
    expect(redo(redo(history)).present.title).toBe('abc');
  });

  it('drops undone steps after a new change, and ignores a change without effect', () => {
    const history = undo(type(beginHistory(emptyDraft), 'a', 0));
    expect(redo(history).present.title).toBe('a');
    expect(redo(type(history, 'b', 9000)).present.title).toBe('b');
    const idle = historyReducer(history, { type: 'change', at: 0, change: (draft) => draft });
    expect(idle).toBe(history);
    expect(undo(undo(history))).toEqual(history);
  });
});

describe('a draft', () => {
  const two = addTo(addTo(emptyDraft, 'fields', { ...emptyField, name: 'a' }), 'fields', {
    ...emptyField,
    name: 'b',
  });
  const names = ({ fields }: typeof two) => fields.map(({ name }) => name).join('');

  it('moves, duplicates and removes items, which keep their keys', () => {
    expect(names(moveIn(two, 'fields', 0, 1))).toBe('ba');
    expect(moveIn(two, 'fields', 0, 1).fields[1]?.key).toBe(two.fields[0]?.key);
    expect(moveIn(two, 'fields', 0, 2)).toBe(two);
    expect(names(duplicateIn(two, 'fields', 0))).toBe('aab');
    expect(new Set(duplicateIn(two, 'fields', 0).fields.map(({ key }) => key)).size).toBe(3);
    expect(names(removeFrom(two, 'fields', 0))).toBe('b');
    expect(names(setAt(two, 'fields.1.name', 'c'))).toBe('ac');
    expect(toEmbed(two).fields[0]).toEqual({ name: 'a', value: '', inline: false });
  });

  it('[spec0 §9.6] holds at most 25 fields and 5 buttons', () => {
    let draft = emptyDraft;
    for (let count = 0; count < 30; count += 1) {
      draft = addTo(draft, 'fields', emptyField);
      draft = addTo(draft, 'buttons', { label: '', style: 'primary', url: '', emoji: '' });
    }
    expect([draft.fields.length, draft.buttons.length]).toEqual([25, 5]);
    expect(duplicateIn(draft, 'fields', 0)).toBe(draft);
  });
});
