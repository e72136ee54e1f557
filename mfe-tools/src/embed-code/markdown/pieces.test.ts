import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import { notation } from './notation.ts';
import { blocksOf, piecesOf } from './pieces.ts';
import { readMarkdown } from './reader.ts';

/** Blocks and pieces have lines of their own: line breaks before a block do not count. */
const withoutBreaks = (drawn: string) => drawn.replace(/\n+(?=<(?:h\d|sub|quote|ul|pre))/g, '');

describe('the pieces of a text', () => {
  it.each([
    ['a\nb', ['a\n', 'b']],
    ['**a\nb**\nc', ['**a\nb**\n', 'c']],
    ['*a* b\n[c\nd](https://a.test)\n', ['*a* b\n', '[c\nd](https://a.test)\n']],
    ['`*` *a\nb*\nc', ['`*` *a\nb*\n', 'c']],
    ['_https://a_b\nc_\nd', ['_https://a_b\n', 'c_\n', 'd']],
    ['a\n```\nb\n*\n```\nc', ['a\n', '```\nb\n*\n```\n', 'c']],
    ['# a\n\nb\n - c\nd', ['# a\n\n', 'b\n - c\n', 'd']],
    ['- a\n  b\n- c\n> d\n> e\nf', ['- a\n  b\n- c\n', '> d\n> e\n', 'f']],
    ['||a\n- b||\nc', ['||a\n- b||\n', 'c']],
    ['', []],
  ])('%j is cut into %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it.each([
    ['a\nb', ['a', 'b']],
    ['a\n\nb\n', ['a', '', 'b', '']],
    ['a\r\nb\r', ['a', 'b', '']],
    ['', ['']],
  ])('%j has the blocks %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it('join to the text, and are drawn like the whole', () => {
    const text = fc.array(fc.oneof(fc.constant('\n'), hostileText(3)), { maxLength: 16 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const pieces = piecesOf(whole);
        expect(pieces.join('')).toBe(whole.replaceAll('\t', '    '));
        const drawn = pieces.map((piece) => notation(readMarkdown(piece))).join('');
        expect(withoutBreaks(drawn)).toBe(withoutBreaks(notation(readMarkdown(whole))));
      }),
      { numRuns: 2000 },
    );
  });
});
