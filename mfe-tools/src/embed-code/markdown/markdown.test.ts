import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import { readBlocks } from './blocks.ts';
import { readInline } from './inline.ts';
import { isJumbo } from './jumbo.ts';
import type { Block, Inline } from './tokens.ts';

/** Short form of tokens: `bold(a italic(b))`. */
const brief = (tokens: Inline[]): string => tokens.map(briefOne).join('');
const briefOne = (token: Inline): string => {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'code':
      return `code(${token.text})`;
    case 'code-block':
      return `block(${token.language ?? ''}: ${token.text})`;
    case 'mark':
      return `${token.mark}(${brief(token.children)})`;
    case 'link':
      return `link(${token.address}: ${brief(token.children)})`;
    case 'variable':
      return `var(${token.name})`;
    case 'mention':
      return `${token.what}(${token.text})`;
    case 'emoji':
      return `emoji(${token.name} ${token.id}${token.animated ? ' moving' : ''})`;
    case 'time':
      return `time(${token.seconds} ${token.style})`;
  }
};
const EMOJI = new Map([
  ['smile', '😄'],
  ['+1', '👍'],
  ['slight_smile', '🙂'],
]);
const inline = (text: string, place: 'block' | 'inline' = 'block') =>
  brief(readInline(text, place, EMOJI));
const blocks = (text: string) => readBlocks(text).map(briefBlock);
const briefBlock = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `h${block.level}(${block.text})`;
    case 'quote':
      return `quote(${block.blocks.map(briefBlock).join(' ')})`;
    case 'paragraph':
      return `paragraph(${inline(block.text)})`;
    case 'list':
      return `list(${block.items.map(({ depth, number, text }) => `${'>'.repeat(depth)}${number ?? '-'} ${inline(text)}`).join('|')})`;
    default:
      return `${block.kind}(${block.text})`;
  }
};

describe('readInline', () => {
  it.each([
    ['**a**', 'bold(a)'],
    ['*a*', 'italic(a)'],
    ['_a_', 'italic(a)'],
    ['__a__', 'underline(a)'],
    ['~~a~~', 'strike(a)'],
    ['||a||', 'spoiler(a)'],
    ['`a`', 'code(a)'],
    ['``a`b``', 'code(a`b)'],
  ])('[spec0 §2.66] %s becomes %s', (text, tokens) => {
    expect(inline(text)).toBe(tokens);
  });

  it.each([
    ['***a***', 'bold(italic(a))'],
    ['**a *b***', 'bold(a italic(b))'],
    ['*a **b***', 'italic(a bold(b))'],
    ['__*a* b__', 'underline(italic(a) b)'],
    ['**a\nb**', 'bold(a\nb)'],
    ['**a', '**a'],
    ['a** b', 'a** b'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['\\*a\\*', '*a*'],
    ['\\"a\\" \\$\\& \\😀 \\n\\ ', '"a" $& 😀 \\n\\ '],
    ['`**a**`', 'code(**a**)'],
    ['`a', '`a'],
    ['****', '****'],
    ['¯\\_(ツ)_/¯', '¯\\_(ツ)_/¯'],
    ['_ text_', 'italic( text)'],
    ['a_b_ c', 'aitalic(b) c'],
    ['snake_case_name and_', 'snake_caseitalic(name and)'],
    ['_a', '_a'],
    ['||||||', 'spoiler(|)|'],
    ['||||', '||||'],
    ['||**a** b||', 'spoiler(bold(a) b)'],
    ['<b>&amp;"\'', '<b>&amp;"\''],
  ])('%j becomes %j', (text, tokens) => {
    expect(inline(text)).toBe(tokens);
  });

  it.each([
    ['<@123> <@!124> <@&5> <#6>', 'user(123) user(124) role(5) channel(6)'],
    ['</ban user:7> <id:guide> @everyone', 'command(/ban user) channel(guide) everyone(@everyone)'],
    ['<:ok:12><a:wave:13>', 'emoji(ok 12)emoji(wave 13 moving)'],
    ['<t:1700000000> <t:1700000000:R>', 'time(1700000000 f) time(1700000000 R)'],
    ['{user.name} {nope}', 'var(user.name) {nope}'],
    ['[a **b**](https://a.test/x)', 'link(https://a.test/x: a bold(b))'],
    ['[a](<https://a.test>)', 'link(https://a.test: a)'],
    ['[a]( https://a.test )', 'link(https://a.test: a)'],
    ['[a]({appeal.url})', 'link({appeal.url}: a)'],
    ['[a](https://a.test/b_(c))', 'link(https://a.test/b_(c): a)'],
    ['[a](https://a.test/(b)', 'link(https://a.test/(b: a)'],
    ['[a](https://a.test "b c")', 'link(https://a.test: a)'],
    ["[a](<https://a.test> 'b')", 'link(https://a.test: a)'],
    ['[https://a.test](https://b.test)', '[https://a.test](https://b.test)'],
    ['[a](javascript:x)', '[a](javascript:x)'],
    ['[a](data:text/html,x)', '[a](data:text/html,x)'],
    [
      'see https://a.test/b?c=d_e_f.',
      'see link(https://a.test/b?c=d_e_f: https://a.test/b?c=d_e_f).',
    ],
    ['(https://a.test/b)', '(link(https://a.test/b: https://a.test/b))'],
    ['<https://a.test>', 'link(https://a.test: https://a.test)'],
  ])('%j becomes %j', (text, tokens) => {
    expect(inline(text)).toBe(tokens);
  });

  it.each([
    [':smile: :+1::smile:', '😄 👍😄'],
    ['**:slight_smile:** _:slight_smile:_', 'bold(🙂) italic(🙂)'],
    [':nope: a:smile:b 12:30:45 ::smile::', ':nope: a😄b 12:30:45 :😄:'],
    ['\\:smile: `:smile:` <:smile:12>', ':smile: code(:smile:) emoji(smile 12)'],
    [
      '[:smile:](https://a.test) https://a.test/:smile:/b',
      'link(https://a.test: 😄) link(https://a.test/:smile:/b: https://a.test/:smile:/b)',
    ],
  ])('names of emoji: %j becomes %j', (text, tokens) => {
    expect(inline(text)).toBe(tokens);
  });

  it('titles and names of fields have marks, emoji and times, but no mentions or links', () => {
    expect(inline('**a** <:ok:12> <@1> [b](https://a.test) https://a.test', 'inline')).toBe(
      'bold(a) emoji(ok 12) <@1> [b](https://a.test) https://a.test',
    );
  });

  it('never throws, and drops only marks and backslashes', () => {
    const letters = (tokens: Inline[]): string =>
      tokens
        .map((token) =>
          token.kind === 'mark' || token.kind === 'link'
            ? letters(token.children)
            : 'text' in token
              ? token.text
              : '',
        )
        .join('');
    fc.assert(
      fc.property(hostileText(40), (text) => {
        const words = (some: string) => some.replace(/[^a-zß😀]/gu, '');
        const kept = letters(readInline(text.replace(/[{<@]/g, '')));
        const all = text.replace(/[{<@]/g, '');
        expect(words(kept)).toBe(words(all));
      }),
    );
  });
});

describe('blocks', () => {
  it.each([
    ['a\nb', ['paragraph(a\nb)']],
    ['# A\n## B\n### C\n#### D', ['h1(A)', 'h2(B)', 'h3(C)', 'paragraph(#### D)']],
    [' # A ##\n  -# b ', ['h1(A)', 'subtext(b)']],
    ['# A#b # ', ['h1(A#b)']],
    ['-# small', ['subtext(small)']],
    ['- a\n  - b\n1. c', ['list(- a|>- b|- c)']],
    ['3. a\n3. b\n1. c', ['list(3 a|4 b|5 c)']],
    ['1. a\n - b\n - c\n9. d', ['list(1 a|>- b|>- c|2 d)']],
    ['- a\n    1. b\n      - c\n - d\n- e', ['list(- a|>1 b|>>- c|>- d|- e)']],
    ['- a\n  b\n c\nd', ['list(- a\nb\nc)', 'paragraph(d)']],
    ['  a\n- b\n\n  c', ['paragraph(  a)', 'list(- b)', 'paragraph(\n  c)']],
    [' > a\n>  b\n>c', ['quote(paragraph(a\n b))', 'paragraph(>c)']],
    ['a\n  >>> b\nc', ['paragraph(a)', 'quote(paragraph(b\nc))']],
    ['> a\n> **b**\nc', ['quote(paragraph(a\nbold(b)))', 'paragraph(c)']],
    ['a\n>>> b\nc', ['paragraph(a)', 'quote(paragraph(b\nc))']],
    ['> ```js\n> let a;\n> ```\nb', ['quote(paragraph(block(js: let a;)))', 'paragraph(b)']],
    ['>>> a\n```\n> b\n```', ['quote(paragraph(a\nblock(: > b)))']],
    ['```\n> a\n```\n> b', ['paragraph(block(: > a))', 'quote(paragraph(b))']],
    ['a ```js\nlet b;\n``` c', ['paragraph(a block(js: let b;) c)']],
    ['||hidden\n```a\n# b\n```||', ['paragraph(spoiler(hidden\nblock(a: # b)))']],
    ['**```a```** b', ['paragraph(bold(block(: a)) b)']],
    ['# A ```b\nc\n``` d', ['h1(A)', 'paragraph(block(b: c) d)']],
    ['- a\n```py\n- b\n```\n- c', ['list(- a)', 'paragraph(block(py: - b))', 'list(- c)']],
    ['- a ```\n- b\n```\n- c', ['list(- a block(: - b)|- c)']],
    ['`a ``` b`\n# C ```', ['paragraph(code(a ``` b))', 'h1(C ```)']],
    ['\\```a\n# B```', ['paragraph(```a)', 'h1(B```)']],
    ['```a```', ['paragraph(block(: a))']],
    ['```js\n```', ['paragraph(block(: js))']],
    ['```\n```', ['paragraph(code(\n))']],
    ['```a', ['paragraph(```a)']],
    ['#a', ['paragraph(#a)']],
    ['', []],
  ])('%j becomes %j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it('keep all words of any text', () => {
    const wordsOf = (block: Block): string => {
      if (block.kind === 'quote') return block.blocks.map(wordsOf).join('');
      if (block.kind === 'list') return block.items.map((item) => item.text).join('');
      return block.text;
    };
    const lines = fc.array(fc.oneof(fc.constant('\n'), hostileText(4)), { maxLength: 20 });
    fc.assert(
      fc.property(lines, (parts) => {
        const words = (some: string) => some.replace(/[^a-zß😀]/gu, '');
        const text = parts.join('');
        expect(words(readBlocks(text).map(wordsOf).join(''))).toBe(words(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('large emoji', () => {
  it.each([
    ['😀', true],
    [' 😀 👍🏽\n🏳️‍🌈 1️⃣ 🇩🇪 ❤️ 👨‍👩‍👧‍👦 ', true],
    ['<:ok:12><a:wave:13> :smile:', true],
    ['😀'.repeat(30), true],
    ['😀'.repeat(31), false],
    ['😀 a', false],
    ['**😀**', false],
    ['||😀||', false],
    [':nope:', false],
    ['12', false],
    ['# 1', false],
    [' ', false],
    ['', false],
  ])('%j: %s', (text, isLarge) => {
    expect(isJumbo(text, EMOJI)).toBe(isLarge);
  });
});
