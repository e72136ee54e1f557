import fc from 'fast-check';
import { hostileText } from '../testing.ts';
import discordCases from './discord-cases.json';
import { isJumbo } from './jumbo.ts';
import { notation } from './notation.ts';
import ownCases from './own-cases.json';
import { readMarkdown } from './reader.ts';
import type { Token } from './tokens.ts';

const EMOJI = new Map([
  ['smile', '😄'],
  ['+1', '👍'],
  ['slight_smile', '🙂'],
]);
const read = (text: string, place: 'block' | 'inline' = 'block') =>
  notation(readMarkdown(text, place, EMOJI));

describe('a text', () => {
  it.each(discordCases as [string, string][])(
    'is drawn as Discord draws it: %j, of two independent suites',
    (text, drawn) => {
      expect(read(text)).toBe(drawn);
    },
  );

  describe.each(Object.entries(ownCases as unknown as Record<string, [string, string][]>))(
    'in %s',
    (_, cases) => {
      it.each(cases)('is drawn as Discord draws it: %j', (text, drawn) => {
        expect(read(text)).toBe(drawn);
      });
    },
  );
});

describe('readMarkdown', () => {
  it.each([
    ['**a**', '<b>a</b>'],
    ['*a*', '<i>a</i>'],
    ['_a_', '<i>a</i>'],
    ['__a__', '<u>a</u>'],
    ['~~a~~', '<s>a</s>'],
    ['||a||', '<spoiler>a</spoiler>'],
    ['`a`', '<code>a</code>'],
    ['``a`b``', '<code>a`b</code>'],
  ])('[spec0 §2.66] %s becomes %s', (text, tokens) => {
    expect(read(text)).toBe(tokens);
  });

  it.each([
    ['<@123> <@!124> <@&5> <#6>', '<user 123> <user 124> <role 5> <channel 6>'],
    ['</ban user:7> <id:guide>', '<command /ban user> <channel guide>'],
    ['@everyone @here', '<everyone @everyone> <everyone @here>'],
    ['<:ok:12><a:wave:13>', '<emoji ok 12><emoji wave 13 moving>'],
    ['<t:1700000000> <t:-1:R>', '<time 1700000000 f> <time -1 R>'],
    ['<t:8640000000000>', '<time 8640000000000 f>'],
    [
      '<t:8640000000001> <t:-99999999999999999:R>',
      '&lt;t:8640000000001&gt; &lt;t:-99999999999999999:R&gt;',
    ],
    ['{user.name} {nope_a_b} {1} {a b}', '<variable user.name> <variable nope_a_b> {1} {a b}'],
    [
      '_{user.joined_at}_ {guild.boost_count}_',
      '<i><variable user.joined_at></i> <variable guild.boost_count>_',
    ],
    ['[a]({appeal.url})', '<a {appeal.url}>a</a>'],
    ['a\r\n# b\t\fc', 'a<h1>b    c</h1>'],
  ])('%j becomes %j', (text, tokens) => {
    expect(read(text)).toBe(tokens);
  });

  it.each([
    [':smile: :+1::smile:', '😄 👍😄'],
    ['**:slight_smile:** _:smile:_', '<b>🙂</b> <i>😄</i>'],
    [':nope: a:smile:b 12:30:45 ::smile::', ':nope: a😄b 12:30:45 :😄:'],
    ['\\:smile: `:smile:` <:smile:12>', ':smile: <code>:smile:</code> <emoji smile 12>'],
    [
      '[:smile:](https://a.test) https://a.test/:smile:/b',
      '<a https://a.test>😄</a> <a https://a.test/:smile:/b>https://a.test/:smile:/b</a>',
    ],
  ])('names of emoji: %j becomes %j', (text, tokens) => {
    expect(read(text)).toBe(tokens);
  });

  it('titles and names of fields have marks, emoji and times, but no mentions, links or blocks', () => {
    expect(read('# **a** <:ok:12> <@1> [b](https://a.test) <t:1:d>\n- ```c```', 'inline')).toBe(
      '# <b>a</b> <emoji ok 12> &lt;@1&gt; [b](https://a.test) <time 1 d>\n- <code>c</code>',
    );
  });

  it('limits the depth of marks and lists: what is deeper stays text', () => {
    expect(read('*'.repeat(100))).toMatch(/^(?:<i>){17}\*{66}(?:<\/i>){17}$/);
    expect(read(`${'-# # '.repeat(10)}a`)).toMatch(/^(?:<sub><h1>){8}<sub># (?:-# # )a/);
    expect(read(`${'- '.repeat(12)}a`)).toMatch(/^(?:<ul><li>){11}- a(?:<\/li><\/ul>){11}$/);
  });

  it('never throws, and drops only signs', () => {
    const letters = (tokens: readonly Token[]): string =>
      tokens
        .map((token) => {
          if (token.kind === 'list') {
            return token.items.map(({ children }) => letters(children)).join('');
          }
          if ('children' in token) return letters(token.children);
          return 'text' in token ? token.text : '';
        })
        .join('');
    const lines = fc.array(fc.oneof(fc.constant('\n'), hostileText(4)), { maxLength: 20 });
    fc.assert(
      fc.property(lines, (parts) => {
        const words = (some: string) => some.replace(/[^a-zß😀]/gu, '');
        const all = parts.join('').replace(/[{<@]/g, '');
        // The address of a link is not among its letters, the language of a code block neither.
        fc.pre(!all.includes('](') && !all.includes('```'));
        expect(words(letters(readMarkdown(all)))).toBe(words(all));
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
  ])('are the whole text, at most thirty: %j is large: %s', (text, isLarge) => {
    expect(isJumbo(text, EMOJI)).toBe(isLarge);
  });
});
