import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import { blocksOf, piecesOf } from './pieces.ts';

describe('the pieces of a paragraph', () => {
  it.each([
    ['a\nb', ['a\n', 'b']],
    ['**a\nb**\nc', ['**a\nb**\n', 'c']],
    ['*a* b\n[c\nd](https://a.test)\n', ['*a* b\n', '[c\nd](https://a.test)\n']],
    ['', []],
  ])('%j is cut into %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it.each([
    ['a\nb', ['a', 'b']],
    ['a\n\nb\n', ['a', '', 'b', '']],
    ['', ['']],
  ])('%j has the blocks %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it('join to the text', () => {
    fc.assert(
      fc.property(hostileText(30), (text) => {
        expect(piecesOf(text).join('')).toBe(text);
      }),
    );
  });
});
