import type { AnswerShape } from '../../contracts/call.ts';
import { makeSound } from './sound-answer.ts';

const mismatch = (answer: unknown, shape: AnswerShape) => makeSound(answer, shape, () => undefined);

/** What is left of an answer, and how many items are not. */
function rest(answer: unknown, shape: AnswerShape) {
  const leftOut = jest.fn();
  const found = makeSound(answer, shape, leftOut);
  return found ?? { answer, leftOut: leftOut.mock.calls.length };
}

describe('the check of an answer', () => {
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
    [[null, { id: '1' }]],
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
    [{ ...valid, names: { b: 1 } }, '.names.b is not of type string'],
    [{ ...valid, until: undefined }, '.until is not of type number'],
    [{ ...valid, names: [] }, '.names is not of type object'],
  ])('states the path in %j', (answer, place) => {
    expect(mismatch(answer, variants)).toBe(place);
  });

  it('states the first item of a list that holds nothing else', () => {
    expect(mismatch([{ id: '1' }, { id: '2' }], shape)).toBe('[0].name is not of type string');
  });

  const good = { id: '1', name: 'x' };

  it.each([null, undefined, 'text', 1, [], {}, { id: '2' }, { id: 'x', name: 'x' }])(
    'leaves out and counts the odd item %j of a list',
    (odd) => {
      expect(rest([odd, good, odd], shape)).toEqual({ answer: [good], leftOut: 2 });
    },
  );

  it('leaves out odd items at any depth, and the smallest that makes the rest match', () => {
    const answer = { ...valid, names: { a: 'x', b: 1 } };
    expect(rest(answer, variants)).toEqual({ answer: valid, leftOut: 1 });
    const tagged = [{ ...good, tags: ['a', 1] }, good];
    expect(rest(tagged, shape)).toEqual({ answer: [{ ...good, tags: ['a'] }, good], leftOut: 1 });
    expect(rest({ page: [null, good] }, { page: shape })).toEqual({
      answer: { page: [good] },
      leftOut: 1,
    });
  });

  it('counts an item that is left out once, whatever is odd in it', () => {
    const tagged = [{ ...good, tags: [1, 2] }, good];
    expect(rest(tagged, shape)).toEqual({ answer: [good], leftOut: 1 });
    expect(rest([{ ...good, id: 1, tags: ['a', 2] }, good], shape)).toMatchObject({ leftOut: 1 });
  });

  it('reads each value of 1,000 rows once', () => {
    const row = { name: 'string', 'note?': 'string', 'aliases?': ['string'] } as const;
    let reads = 0;
    const value = new Proxy<Record<string, unknown>>(
      { name: 'x', note: 'x', aliases: ['a', 'b'] },
      {
        get: (target, key) => {
          reads += 1;
          return target[String(key)];
        },
      },
    );
    const readsOf = (count: number) => {
      reads = 0;
      const values = Array.from({ length: count }, () => value);
      expect(mismatch(values, [row])).toBeUndefined();
      return reads;
    };
    const values = Object.keys(row).length;
    expect([readsOf(1), readsOf(1_000), readsOf(2_000)]).toEqual([
      values,
      1_000 * values,
      2_000 * values,
    ]);
  });
});
