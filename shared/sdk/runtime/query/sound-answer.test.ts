import { getCommands } from '../../contracts/commands/calls.ts';
import { mismatch } from './mismatch.ts';

describe('mismatch', () => {
  const shape = [
    { id: 'id', name: 'string', 'place?': 'key', 'age?': 'number', 'tags?': ['string'] },
  ] as const;

  it.each([
    [[]],
    [[{ id: '1', name: '' }]],
    [[{ id: '1', name: 'x', age: null, tags: null, more: {} }]],
    [[{ id: '1', name: 'x', place: 1 }]],
    [[{ id: '1', name: 'x', place: 'a' }]],
    [[{ id: '1', name: 'x', age: 1, tags: ['a'] }]],
  ])('accepts %j', (answer) => {
    expect(mismatch(answer, shape)).toBeUndefined();
  });

  it.each([
    [null],
    [{}],
    ['text'],
    [[null]],
    [[[]]],
    [[{ id: '1' }]],
    [[{ id: 'x', name: 'x' }]],
    [[{ id: 1, name: 'x' }]],
    [[{ id: '1', name: 'x', place: true }]],
    [[{ id: '1', name: 'x', age: '1' }]],
    [[{ id: '1', name: 'x', tags: [1] }]],
    [[{ id: '1', name: 'x' }, undefined]],
  ])('rejects %j', (answer) => {
    expect(mismatch(answer, shape)).toMatch(/ is not of type /);
  });

  const variants = {
    'next??': 'string',
    names: { '*?': 'string' },
    state: 'string',
    'state=open?': { until: 'number' },
  } as const;
  const valid = { next: null, names: { a: 'x' }, state: 'open', until: 1 };

  it.each([
    ['a null', valid],
    ['a variant that it does not know', { ...valid, state: 'closed', until: undefined }],
  ])('accepts %s where the call allows it', (_, answer) => {
    expect(mismatch(answer, variants)).toBeUndefined();
  });

  it.each([
    [{ ...valid, next: undefined }, '.next is not of type string'],
    [{ ...valid, names: { a: 'x', b: 1 } }, '.names.b is not of type string'],
    [{ ...valid, until: undefined }, '.until is not of type number'],
    [{ ...valid, names: [] }, '.names is not of type object'],
  ])('states the path in %j', (answer, place) => {
    expect(mismatch(answer, variants)).toBe(place);
  });

  it('states the item of a list', () => {
    expect(mismatch([{ id: '1', name: 'x' }, { id: '2' }], shape)).toBe(
      '[1].name is not of type string',
    );
  });

  it('reads each value of 1,000 commands once', () => {
    const fields = ['name', 'description', 'category', 'permissions', 'arguments'];
    let reads = 0;
    const command = new Proxy<Record<string, unknown>>(
      { ...Object.fromEntries(fields.map((field) => [field, 'x'])), aliases: ['a', 'b'] },
      {
        get: (target, key) => {
          reads += 1;
          return target[String(key)];
        },
      },
    );
    const readsOf = (count: number) => {
      reads = 0;
      const commands = Array.from({ length: count }, () => command);
      expect(mismatch(commands, getCommands.answer)).toBeUndefined();
      return reads;
    };
    const values = Object.keys(getCommands.answer[0]).length;
    expect([readsOf(1), readsOf(1_000), readsOf(2_000)]).toEqual([
      values,
      1_000 * values,
      2_000 * values,
    ]);
  });
});
