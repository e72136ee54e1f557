/** A sample of each rule of the readers. Their prefixes, repeated, are worst cases. */
export const RULE_SAMPLES: readonly string[] = [
  // Embed code
  '{embed} && {title: a} && {timestamp: true}',
  '{message: a}$v{colour: #ff8800}::{gif: https://a.b/c.png}',
  '{title: {user.name} $v {embed} && }} {{ \\} \\\\{',
  '{author: name: a && icon: https://a.b/c && url: https://a.b}',
  '{field: name: a && value: b inline} && {field: a && b && true}',
  '{button: label: a && style: danger && url: https://a.b && emoji: <:a:1>}',
  '{button: a && 🚪 && red && a.b/c && x://y && :b: && <:a:1>}',
  '{footer: a && b && c = d} {nothing: {a: {b}}}',
  '{x}$v{x}$v',
  '{"a":[{"b":"c\\n"},],',
  'a.b/c?data=d#data=e',
  '{}{}',
  '\\\\}{',
  ' inline \\inline',
  // Dangerous text
  '< / script',
  'javascript :onerror =onload =onclick =eval (document.window.',
  // Markdown
  '**a *b* __c _d_ ~~e ||f|| ~~ __ **',
  '***a***__*b*__',
  '``a`b```c``',
  '```js\na\n```\n',
  '> - **a**\n>>> # b\n-# c\n  1. d\n',
  ' ### a ##\n',
  '- a\n    1. b\n  - c\n d\n',
  '[a [b](https://a.b/(c)_d) e](<https://a.b> "f")',
  '(https://a.b/(c)_d)*.,',
  '<https://a.b> <@!1> <@&1> <#1> </ban user:1> <id:customize> <t:1:R> <a:wave:1>',
  '@everyone @here',
  '\\_\\*\\`\\\\',
  ':smile::+1: :a',
  '||```js\n`a` ``b``\n```||\n',
  '**\n- ||> *# __~~a',
  '- - 1. -# # > *',
  '-# # ',
  '*a *b  *',
  '**a***b*__c___d_~~e~~_',
  '[[a](b [c]]](https://a.b "',
  '👍🏽🏳️‍🌈1️⃣🇩🇪<:a:1>',
  '{user.name}{guild.count.format}{nope}',
  ' \t\r\n\u0000\u2028',
  '\ud83d😀',
];

const half = (length: number) => Math.ceil(length / 2);
/** A line for each number up to a root of the length. */
const steps = (length: number, make: (count: number) => string) =>
  Array.from({ length: Math.ceil(Math.sqrt(2 * length)) }, (_, count) => make(count)).join('');

/** Shapes that no repeated sample has: texts of about `length` letters. */
export const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'a run of backticks': (length) => '`'.repeat(length),
  'a run of stars': (length) => '*'.repeat(length),
  'stars around a word': (length) => `${'*'.repeat(half(length))}a${'*'.repeat(half(length))}`,
  'underscores around a word': (length) =>
    `${'_'.repeat(half(length))}a${'_'.repeat(half(length))}`,
  'tildes around a word': (length) => `${'~'.repeat(half(length))}a${'~'.repeat(half(length))}`,
  'bars around a word': (length) => `${'|'.repeat(half(length))}a${'|'.repeat(half(length))}`,
  'brackets in brackets': (length) => `${'['.repeat(half(length))}${']'.repeat(half(length))}`,
  'closing brackets before an address': (length) => `[${']('.repeat(half(length))}https://a.b)`,
  'openings without an end': (length) => '**a _b __c ~~d ||e `f [g'.repeat(length / 24),
  'growing runs of backticks': (length) => steps(length, (count) => `${'`'.repeat(count)}a`),
  'shrinking runs of backticks': (length) =>
    steps(length, (count) => `a${'`'.repeat(length ** 0.5 - count / 2)}`),
  'a list that is deeper with each line': (length) =>
    steps(length, (count) => `${' '.repeat(count)}- a\n`),
  'empty lines after a number sign': (length) => `#${'\n'.repeat(length)}`,
  'fences around empty lines': (length) => `\`\`\`${'\n'.repeat(length)}`,
};

/**
 * Worst cases of a sample: each prefix, and each prefix whose last letter is repeated. A prefix that
 * ends within a word, or a repeated letter of a word, tells no more than the other ones.
 * @returns functions that make a text of about `length` letters; prefixes are never cut
 */
export function prefixAttacks(sample: string): ((length: number) => string)[] {
  const ends = Array.from({ length: sample.length }, (_, index) => index + 1);
  return ends.flatMap((end) => {
    const prefix = sample.slice(0, end);
    const last = sample.slice(end - 1, end);
    if (/\w/.test(last) && /\w/.test(sample[end] ?? '')) return [];
    const whole = (length: number) => prefix.repeat(Math.ceil(length / prefix.length));
    return /\w/.test(last) ? [whole] : [whole, (length: number) => prefix + last.repeat(length)];
  });
}
