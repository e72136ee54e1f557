import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import { readInline } from './inline.ts';
import { blocksOf, piecesOf } from './pieces.ts';
import type { Inline } from './tokens.ts';

/** Tokens with the text between two others in one token. */
function joined(tokens: Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.kind === 'text' && last?.kind === 'text') last.text += token.text;
    else all.push({ ...token });
  }
  return all;
}

describe('the pieces of a paragraph', () => {
  it.each([
    ['a\nb', ['a\n', 'b']],
    ['**a\nb**\nc', ['**a\nb**\n', 'c']],
    ['*a* b\n[c\nd](https://a.test)\n', ['*a* b\n', '[c\nd](https://a.test)\n']],
    ['`*` *a\nb*\nc', ['`*` *a\nb*\n', 'c']],
    ['_https://a_b\nc_\nd', ['_https://a_b\nc_\n', 'd']],
    ['a\n```\nb\n*\n```\nc', ['a\n', '```\nb\n*\n```\n', 'c']],
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

  it('are parsed like the whole text', () => {
    const text = fc.array(fc.oneof(fc.constant('\n'), hostileText(3)), { maxLength: 16 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const pieces = piecesOf(whole).flatMap((piece) => readInline(piece));
        expect(joined(pieces)).toEqual(joined(readInline(whole)));
      }),
      { numRuns: 2000 },
    );
  });
});
