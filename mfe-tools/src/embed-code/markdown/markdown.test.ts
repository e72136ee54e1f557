import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import { readBlocks } from './blocks.ts';
import { readInline } from './inline.ts';
import type { Block, Inline } from './tokens.ts';

/** Short form of tokens: `bold(a italic(b))`. */
const brief = (tokens: Inline[]): string => tokens.map(briefOne).join('');
const briefOne = (token: Inline): string => {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'code':
      return `code(${token.text})`;
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
const inline = (text: string, place: 'block' | 'inline' = 'block') =>
  brief(readInline(text, place));
const blocks = (text: string) => readBlocks(text).map(briefBlock);
const briefBlock = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `h${block.level}(${block.text})`;
    case 'quote':
      return `quote(${block.blocks.map(briefBlock).join(' ')})`;
    case 'list':
      return `list(${block.items.map(({ depth, number, text }) => `${'>'.repeat(depth)}${number ?? '-'} ${text}`).join('|')})`;
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
    ['-# small', ['subtext(small)']],
    ['- a\n  - b\n1. c', ['list(- a|>- b|1 c)']],
    ['> a\n> **b**\nc', ['quote(paragraph(a\n**b**))', 'paragraph(c)']],
    ['a\n>>> b\nc', ['paragraph(a)', 'quote(paragraph(b\nc))']],
    ['> ```js\n> let a;\n> ```\nb', ['quote(code(let a;))', 'paragraph(b)']],
    ['>>> a\n```\n> b\n```', ['quote(paragraph(a) code(> b))']],
    ['```\n> a\n```\n> b', ['code(> a)', 'quote(paragraph(b))']],
    ['a ```js\nlet b;\n``` c', ['paragraph(a )', 'code(let b;)', 'paragraph( c)']],
    ['```a```', ['code(a)']],
    ['```\n```', ['paragraph(```\n```)']],
    ['```a', ['paragraph(```a)']],
    ['#a', ['paragraph(#a)']],
    ['', []],
  ])('%j becomes %j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });
});
