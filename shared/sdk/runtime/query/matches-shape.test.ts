import { matchesShape } from './matches-shape.ts';

describe('matchesShape', () => {
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
    expect(matchesShape(answer, shape)).toBe(true);
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
    expect(matchesShape(answer, shape)).toBe(false);
  });
});
