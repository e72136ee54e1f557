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
  '👍🏽🏳️‍🌈1️⃣🇩🇪<:a:1>',
  '{user.name}{guild.count.format}{nope}',
  ' \t\r\n\u0000\u2028',
  '\ud83d😀',
];

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
