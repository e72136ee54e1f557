import { RULES } from '@portico/contracts/rules/message-limits';
import type { RuleName } from '@portico/contracts/rules/message-limits';
import { emptyEmbed, importText, lintEmbed, validateEmbed } from './demo-bot.ts';
import { toDiscordMessage } from './discord-json.ts';
import type { Json } from './discord-json.ts';
import type { Embed } from './embed.ts';

const x = (count: number) => 'x'.repeat(count);
const field = (name: string, value: string) => ({ name, value, inline: false });
const button = (label: string, url = '', emoji = '') => ({
  label,
  style: url ? ('secondary' as const) : ('primary' as const),
  url,
  emoji,
});
const withTitle = (parts: Partial<Embed>): Embed => ({ ...emptyEmbed, title: 'A', ...parts });
const EMOJI = '<:wave:413925068413468673>';
const ICON = 'https://a.test/a.png';

/** An embed with so many characters or items where a rule counts them. */
const SIZED: Readonly<Record<RuleName, (count: number) => Embed>> = {
  content: (count) => withTitle({ content: x(count) }),
  title: (count) => withTitle({ title: x(count), description: 'B' }),
  description: (count) => withTitle({ description: x(count) }),
  authorName: (count) => withTitle({ author: { name: x(count), icon: ICON, url: '' } }),
  footerText: (count) => withTitle({ footer: { text: x(count), icon: ICON } }),
  fieldName: (count) => withTitle({ fields: [field(x(count), 'B')] }),
  fieldValue: (count) => withTitle({ fields: [field('B', x(count))] }),
  total: (count) =>
    count === 0
      ? emptyEmbed
      : {
          ...emptyEmbed,
          description: x(Math.min(count, 4_000)),
          footer: { text: x(Math.max(0, count - 4_000)), icon: '' },
        },
  buttonLabel: (count) => withTitle({ buttons: [button(x(count), '', EMOJI)] }),
  buttonAddress: (count) =>
    withTitle({ buttons: [button('A', count === 0 ? '' : `https://a.test/${x(count - 15)}`)] }),
  fields: (count) => withTitle({ fields: Array.from({ length: count }, () => field('B', 'C')) }),
  buttons: (count) => withTitle({ buttons: Array.from({ length: count }, () => button('B')) }),
};
const NAMES = Object.keys(SIZED) as RuleName[];

const errors = (embed: Embed) => lintEmbed(embed).filter(({ level }) => level === 'error');

/** The two kinds of JSON: a message, and a single embed. */
const KINDS: readonly [kind: string, make: (embed: Embed) => string, skips: RuleName[]][] = [
  ['a message', (embed) => JSON.stringify(toDiscordMessage(embed)), []],
  [
    'an embed',
    (embed) => JSON.stringify((toDiscordMessage(embed) as { embeds: Json[] }).embeds[0]),
    ['content', 'buttonLabel', 'buttonAddress', 'buttons'],
  ],
];

describe.each(NAMES)('the rule %s', (name) => {
  const { least, most } = RULES[name];
  const sized = SIZED[name];

  it(`accepts from ${least} to ${most}`, () => {
    for (const count of [least, most]) expect(validateEmbed(sized(count))).toEqual([]);
  });

  it('refuses more, and says why', () => {
    const [issue, ...others] = validateEmbed(sized(most + 1));
    expect(others).toEqual([]);
    expect(issue?.message).toMatch(new RegExp(`takes (at most )?${most}\\.$`));
    expect(errors(sized(most + 1))).toEqual([{ level: 'error', ...issue }]);
  });

  if (least > 0) {
    it('refuses less, and says why', () => {
      const issues = validateEmbed(sized(least - 1));
      expect(issues).toHaveLength(1);
      expect(issues[0]?.message).toMatch(/Discord re(fuse|ject)s/);
    });
  }

  it.each(KINDS.filter(([, , skips]) => !skips.includes(name)))(
    'accepts %s of JSON within it unchanged, and reports more',
    (_, make) => {
      const whole = sized(most);
      expect(importText(make(whole))).toEqual({ ok: true, embed: whole, notes: [] });
      const result = importText(make(sized(most + 1)));
      const isKept = name === 'total' || name === 'buttonAddress';
      // What cannot be shortened without a loss is imported and refused by the form.
      expect(result.ok && validateEmbed(result.embed).length).toBe(isKept ? 1 : 0);
      expect(result.ok && result.notes.length).toBe(isKept ? 0 : 1);
    },
  );
});

it('counts characters as Discord does: trimmed code points', () => {
  expect(validateEmbed(withTitle({ title: ` ${'😀'.repeat(256)} ` }))).toEqual([]);
  expect(validateEmbed(withTitle({ title: '😀'.repeat(257) }))).toHaveLength(1);
});

it('a button has a label, an emoji or both', () => {
  expect(validateEmbed(withTitle({ buttons: [button('', '', EMOJI)] }))).toEqual([]);
  expect(validateEmbed(withTitle({ buttons: [button('A', '', EMOJI)] }))).toEqual([]);
  expect(validateEmbed(withTitle({ buttons: [button('', ICON)] }))).toHaveLength(1);
});
