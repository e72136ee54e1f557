import fc from 'fast-check';
import { RULES } from '@portico/contracts/rules/message-limits';
import { emptyEmbed, isAddress, validateEmbed } from './demo-bot.ts';
import { BUTTON_STYLES } from './embed.ts';
import type { Embed } from './embed.ts';

/** Pieces with a meaning in some dialect of embed code. */
const HOSTILE = [
  ...['{', '}', '\\', '\\\\', '&', '&&', ' && ', '$v', '$V', '$', 'v', '::', ':', '=', '|', '"'],
  ...['{embed}', '{EMBED}', '{title: ', '{field: ', '{user.name}', '{timestamp}', 'embed'],
  ...['inline', ' inline', ' \\inline', ' INLINE', 'true', 'false', 'name:', 'value: ', 'icon: '],
  ...[
    'url: https://a.test',
    'style: danger',
    'link',
    '\n',
    ' ',
    '\t',
    '\\n',
    '\\\\n',
    'n',
    'document.',
    'eval (',
    'javascript:',
    'a',
    'ß',
    '😀',
    '\u200b',
  ],
  ...['<', '>', '`', '```', '*', '_', '~~', '||', '[', '](', ')', '#', '> ', '- ', '@everyone'],
];

/** Texts of random hostile pieces. */
export const hostileText = (maxLength = 12) =>
  fc.array(fc.constantFrom(...HOSTILE), { maxLength }).map((pieces) => pieces.join(''));

const text = () => hostileText().map((piece) => piece.trim());
const needed = () => text().map((piece) => piece || 'x');
const address = () =>
  fc.oneof(
    fc.constantFrom('', '{user.avatar}', '{guild.icon}', 'https://a.test/{user.id}.png'),
    hostileText(4)
      .map((piece) => `https://a.test/${piece.replace(/[\s\u200b]/g, '')}`)
      .filter(isAddress),
  );

/** Embeds with a single visible part each. */
export const ALONE: Readonly<Record<string, Partial<Embed>>> = {
  content: { content: 'Hello' },
  title: { title: 'Rules' },
  description: { description: 'Be kind.' },
  author: { author: { name: 'Marlow', icon: '', url: '' } },
  footer: { footer: { text: 'Since 2020', icon: '' } },
  thumbnail: { thumbnail: 'https://a.test/t.png' },
  image: { image: '{guild.icon}' },
  fields: { fields: [{ name: 'Rule 1', value: 'Be kind.', inline: false }] },
};

/** Any valid embed. */
export const validEmbed = (): fc.Arbitrary<Embed> =>
  fc
    .record({
      content: text(),
      title: text(),
      description: text(),
      url: address(),
      color: fc.constantFrom('#729bb0', '#FF8800', '#000000'),
      thumbnail: address(),
      image: address(),
      timestamp: fc.boolean(),
      author: fc.oneof(
        fc.constant(emptyEmbed.author),
        fc.record({ name: needed(), icon: address(), url: address() }),
      ),
      footer: fc.oneof(
        fc.constant(emptyEmbed.footer),
        fc.record({ text: needed(), icon: address() }),
      ),
      fields: fc.array(fc.record({ name: text(), value: text(), inline: fc.boolean() }), {
        maxLength: 4,
      }),
      buttons: fc.array(
        fc.record({
          label: text().map((label) => [...label].slice(0, RULES.buttonLabel.most).join('').trim()),
          style: fc.constantFrom(...BUTTON_STYLES),
          url: address(),
          emoji: fc.constantFrom('', '<:a_1:1>', '<a:wave:413925068413468673>'),
        }),
        { maxLength: 5 },
      ),
    })
    .filter((embed) => validateEmbed(embed).length === 0);
