import fc from 'fast-check';
import { hostileText } from '../../embed-code/testing.ts';
import { continueLine } from './continue-line.ts';
import { pasteLink } from './paste-link.ts';
import { triggerAt } from './trigger.ts';
import type { TextEdit } from '../text/text-edits.ts';

/** The text after an edit, with `|` at the caret. */
function after(text: string, edit: TextEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [from] = edit.selection;
  return `${changed.slice(0, from)}|${changed.slice(from)}`;
}
const split = (marked: string): [text: string, caret: number] => [
  marked.replace('|', ''),
  marked.indexOf('|'),
];

describe('a trigger of completion', () => {
  it.each([
    ['Hi {|', { kind: 'variable', from: 3, to: 4, query: '' }],
    ['Hi {user.n|', { kind: 'variable', from: 3, to: 10, query: 'user.n' }],
    ['{us|er.name} b', { kind: 'variable', from: 0, to: 11, query: 'us' }],
    ['{us| and }', { kind: 'variable', from: 0, to: 3, query: 'us' }],
    ['{user} |', undefined],
    ['{user}|', undefined],
    [':ta|', { kind: 'emoji', from: 0, to: 3, query: 'ta' }],
    ['a (:ta|', { kind: 'emoji', from: 3, to: 6, query: 'ta' }],
    [':100|', { kind: 'emoji', from: 0, to: 4, query: '100' }],
    [':t|', undefined],
    ['12:30|', undefined],
    [' :30|', undefined],
    ['https://a|', undefined],
    ['name:va|', undefined],
    ['<:ok|', undefined],
    ['::ok|', undefined],
    [':ta da|', undefined],
    ['|', undefined],
  ])('is found where the text around the caret begins one: %j has %j', (marked, expected) => {
    expect(triggerAt(...split(marked))).toEqual(expected);
  });

  it('reads the same few letters of a long text', () => {
    const long = 'a {b :c\n'.repeat(6_000);
    expect(triggerAt(`${long}{us`, long.length + 3)).toMatchObject({ query: 'us' });
  });
});

describe('Enter', () => {
  it.each([
    ['- a|', '- a\n- |'],
    ['* a|b', '* a\n* |b'],
    ['  - a|', '  - a\n  - |'],
    ['1. a|', '1. a\n2. |'],
    ['9. a|', '9. a\n10. |'],
    ['> a|', '> a\n> |'],
    ['> - a|', '> - a\n> - |'],
    ['a\n- b|\nc', 'a\n- b\n- |\nc'],
    ['- a\n- |', '- a\n|'],
    ['- a\n-  |\nb', '- a\n|\nb'],
    ['> a\n> |', '> a\n|'],
    ['> - a\n> - |', '> - a\n> |'],
    ['1. a\n2. |', '1. a\n|'],
    ['a|', undefined],
    ['|- a', undefined],
    ['-| a', undefined],
    ['-# a|', undefined],
    ['**a|', undefined],
    ['>a|', undefined],
    ['>>> a|', undefined],
    ['```\n- a|\n```', undefined],
    ['```\na\n```\n- a|', '```\na\n```\n- a\n- |'],
    ['|', undefined],
  ])('%j becomes %j', (marked, expected) => {
    const [text, caret] = split(marked);
    expect(after(text, continueLine(text, caret))).toBe(expected);
  });

  it('keeps all words of any text', () => {
    fc.assert(
      fc.property(hostileText(20), fc.nat(), (text, at) => {
        const caret = at % (text.length + 1);
        const changed = after(text, continueLine(text, caret));
        const words = (some: string) => some.replace(/[^a-zß😀]/gu, '');
        if (changed !== undefined) expect(words(changed)).toBe(words(text));
      }),
    );
  });
});

describe('a link pasted onto a selection', () => {
  const paste = (text: string, pasted: string) => {
    const from = text.indexOf('<<');
    const to = text.indexOf('>>') - 2;
    const plain = text.replace('<<', '').replace('>>', '');
    return after(plain, pasteLink(plain, from, to, pasted));
  };

  it.each([
    ['read <<the rules>>.', 'https://a.test/b', 'read [the rules](https://a.test/b)|.'],
    ['<<**a**>>', ' https://a.test \n', '[**a**](https://a.test)|'],
    ['<<a>>', 'https://a.test/b_(c)', '[a](https://a.test/b_(c))|'],
    ['<<a>>', 'https://a.test/b)', '[a](<https://a.test/b)>)|'],
    ['<<a>>', 'no link', undefined],
    ['<<a>>', 'https://a.test and more', undefined],
    ['<<a>>', 'javascript:alert(1)', undefined],
    ['<<>>', 'https://a.test', undefined],
    ['<< >>', 'https://a.test', undefined],
    ['<<https://b.test>>', 'https://a.test', undefined],
    ['[a](<<b>>)', 'https://a.test', undefined],
    ['<<a\nb>>', 'https://a.test', undefined],
    ['<<a] b>>', 'https://a.test', undefined],
  ])('%j and %j become %j', (text, pasted, expected) => {
    expect(paste(text, pasted)).toBe(expected);
  });
});
