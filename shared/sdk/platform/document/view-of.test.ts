import { viewOf } from './view-of.ts';

const DATA = {
  items: [
    { id: 'b', size: 20, at: 0 },
    { id: 'a', size: 3, at: 1_763_640_300 },
    { id: 'c', size: 100, at: 86_399 },
  ],
  state: 'open',
  none: null,
  price: 123_499,
};

describe('a declared view', () => {
  it('is the value at a path, also that of an entry', () => {
    expect(viewOf('state', DATA)).toBe('open');
    expect(viewOf('items.1.id', DATA)).toBe('a');
    expect(viewOf('.', 'text')).toBe('text');
    expect(viewOf('items.9.id', DATA)).toBeUndefined();
    expect(viewOf('constructor.name', DATA)).toBeUndefined();
  });

  it('sorts, cuts and renames the entries of a list, and leaves the answer as it is', () => {
    const ids = (sort: { by: string; descending?: true }, first?: number) =>
      viewOf(
        { list: 'items', sort, ...(first && { first }), each: { fields: { key: 'id' } } },
        DATA,
      );
    expect(ids({ by: 'id' })).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
    expect(ids({ by: 'size', descending: true }, 2)).toEqual([{ key: 'c' }, { key: 'b' }]);
    expect(DATA.items[0]?.id).toBe('b');
    expect(viewOf({ list: 'state' }, DATA)).toEqual([]);
  });

  it('names a field of all answers within lists and what is optional', () => {
    const outside = {
      fields: { id: 'id', state: '/state', price: { money: '/price', currency: 'EUR' } },
    };
    const price = '€1,234.99';
    expect(viewOf({ list: 'items', first: 1, each: outside }, DATA)).toEqual([
      { id: 'b', state: 'open', price },
    ]);
    expect(viewOf({ optional: 'items.1', value: outside }, DATA)).toEqual([
      { id: 'a', state: 'open', price },
    ]);
    expect(viewOf({ list: 'items', first: 1, each: { list: '/items', first: 1 } }, DATA)).toEqual([
      [DATA.items[0]],
    ]);
  });

  it('writes numbers, times and money in fixed formats', () => {
    expect(viewOf({ number: 'price' }, DATA)).toBe('123,499');
    expect(viewOf({ money: 'price', currency: 'EUR' }, DATA)).toBe('€1,234.99');
    const at = (as: 'iso' | 'date' | 'time' | 'moment') => viewOf({ utc: 'items.1.at', as }, DATA);
    expect([at('iso'), at('date'), at('time'), at('moment')]).toEqual([
      '2025-11-20T12:05:00.000Z',
      'Nov 20, 2025',
      '12:05 UTC',
      'Nov 20, 12:05, 2025 UTC',
    ]);
  });

  it('has a list of one for the chosen value, and of none for others and for what is missing', () => {
    const chosen = (choice: string) =>
      viewOf({ choice, of: ['open', 'over'], value: 'price' }, DATA);
    expect(chosen('state')).toEqual({ open: [123_499], over: [] });
    expect(chosen('none')).toEqual({ open: [], over: [] });
    expect(viewOf({ optional: 'none' }, DATA)).toEqual([]);
    expect(viewOf({ optional: 'state' }, DATA)).toEqual(['open']);
    expect(viewOf({ optional: 'items.0', value: { fields: { key: 'id' } } }, DATA)).toEqual([
      { key: 'b' },
    ]);
  });

  it.each([undefined, null, 'x', {}, [], Number.NaN])(
    'of data of another form, as %j, is empty and no error',
    (odd) => {
      const data = { odd };
      expect(viewOf({ number: 'odd' }, data)).toBe('');
      expect(viewOf({ utc: 'odd', as: 'moment' }, data)).toBe('');
      expect(viewOf({ money: 'odd', currency: 'EUR' }, data)).toBe('');
      expect(viewOf({ list: 'odd', each: { fields: { a: 'b' } } }, data)).toEqual([]);
    },
  );

  it('of a time that no calendar has is empty', () => {
    expect(viewOf({ utc: '.', as: 'iso' }, 1e300)).toBe('');
  });
});
