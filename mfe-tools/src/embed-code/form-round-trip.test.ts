/** @jest-environment node */
import fc from 'fast-check';
import { toDiscordMessage } from './discord-json.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import { emptyEmbed, fromShareLink, importText, lintEmbed, readEmbedCode } from './demo-bot.ts';
import { BUTTON_STYLES, MAX_IMPORT } from './embed.ts';
import type { Embed } from './embed.ts';
import { toForeignLink } from './foreign-link.ts';
import { scanCode } from './scan.ts';
import { toFragment, toPlainFragment } from './share-link.ts';
import { hostileText } from './testing.ts';
import { writeEmbedCode } from './write.ts';

/** Whatever can be typed or pasted into a field; mostly what is valid. */
const text = (most: number) =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.constantFrom('', ' A ', 'See https://a.test', 'a\nb', '🚪', 'red', 'link'),
    },
    { weight: 10, arbitrary: hostileText(6) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    fc.constantFrom('x'.repeat(most), 'x'.repeat(most + 1), 'window.open', 'a\ud83d', '\u0000'),
  );
const address = () =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom(
        '',
        ' https://a.test/b ',
        '{user.avatar}',
        'https://a.test/{user.id}',
      ),
    },
    { weight: 3, arbitrary: fc.webUrl() },
    { weight: 3, arbitrary: hostileText(3).map((piece) => `https://a.test/${piece}`) },
    fc.constantFrom('javascript:alert(1)', 'ftp://a.test', 'a.test', '//a.test', 'https://', 'x'),
  );
const form = (): fc.Arbitrary<Embed> =>
  fc
    .record(
      {
        content: text(RULES.content.most),
        title: text(RULES.title.most),
        description: text(RULES.description.most),
        url: address(),
        color: fc.constantFrom('#729bb0', '#FF8800'),
        thumbnail: address(),
        image: address(),
        timestamp: fc.boolean(),
        author: fc.record({ name: text(RULES.authorName.most), icon: address(), url: address() }),
        footer: fc.record({ text: text(RULES.footerText.most), icon: address() }),
        fields: fc.array(
          fc.record({
            name: text(RULES.fieldName.most),
            value: text(RULES.fieldValue.most),
            inline: fc.boolean(),
          }),
          { maxLength: 3 },
        ),
        buttons: fc.array(
          fc.record({
            label: text(RULES.buttonLabel.most),
            style: fc.constantFrom(...BUTTON_STYLES),
            url: address(),
            emoji: fc.constantFrom('', '<:x:17>', ' <a:y:17> ', '<:x:18>', '<:x:19>', '🚪'),
          }),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    )
    .map((parts) => ({ ...emptyEmbed, ...parts }));

/** The embed as it is written: without blanks around its texts. */
const trimmed = (embed: Embed) =>
  JSON.parse(JSON.stringify(embed), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as Embed;
const isWritten = (embed: Embed) => !lintEmbed(embed).some(({ level }) => level === 'error');
const read = (code: string) => {
  const result = importText(code);
  return result.ok ? result.embed : result;
};
/** Discord has no styles of links, and its colors are numbers. */
const inDiscord = (embed: Embed): Embed => ({
  ...embed,
  color: embed.color.toLowerCase(),
  buttons: embed.buttons.map((button) =>
    button.url === '' ? button : { ...button, style: 'secondary' },
  ),
});

describe('what Compatibility does not refuse', () => {
  const written = form().filter(isWritten);
  const RUNS = { numRuns: 150 };

  it('is read as it was written, with both separators', () => {
    fc.assert(
      fc.property(written, (embed) => {
        expect(read(writeEmbedCode(embed, '&&'))).toEqual(trimmed(embed));
        expect(read(writeEmbedCode(embed, '$v'))).toEqual(trimmed(embed));
      }),
      RUNS,
    );
  });

  it('is read in every dialect', () => {
    const between = fc.constantFrom('$v', '$V', ' && ', '&&', '::', '\n', '', ' $v\n', ' ');
    fc.assert(
      fc.property(written, between, fc.boolean(), (embed, separator, isUpper) => {
        const parts = scanCode(writeEmbedCode(embed)).pieces.map((piece) => {
          const [tag, raw] = piece.kind === 'part' ? [piece.tag, `:${piece.raw}`] : ['embed', ''];
          return `{${isUpper ? tag.toUpperCase() : tag}${raw}}`;
        });
        expect(readEmbedCode(parts.join(separator)).embed).toEqual(trimmed(embed));
      }),
      RUNS,
    );
  });

  it('is read from share links', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (embed) => {
        for (const fragment of [await toFragment(embed), toPlainFragment(writeEmbedCode(embed))]) {
          const shared = await fromShareLink(`https://a.test/embed${fragment}`);
          expect(shared?.embed).toEqual(trimmed(embed));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is read from JSON and from links of other builders', () => {
    fc.assert(
      fc.property(written, (embed) => {
        const wanted = inDiscord(trimmed(embed));
        expect(read(JSON.stringify(toDiscordMessage(embed)))).toEqual(wanted);
        const link = toForeignLink(embed);
        // A longer one is not offered.
        if (link.length <= MAX_IMPORT) expect(read(link)).toEqual(wanted);
      }),
      RUNS,
    );
  });
});

describe('Compatibility', () => {
  it.each<[string, Partial<Embed>]>([
    ['javascript:', { url: 'javascript:alert(1)' }],
    ['ftp:', { thumbnail: 'ftp://a.test/a.png' }],
    ['no protocol', { author: { name: 'A', icon: 'a.test/a.png', url: '' } }],
    ['257 characters', { title: 'x'.repeat(257) }],
    ['text that the import refuses', { description: 'See the document.' }],
    ['half a character', { title: 'a\ud83d' }],
    ['a code of more than 50,000 characters', { image: `https://a.test/${'x'.repeat(50_000)}` }],
  ])('refuses what the import would refuse or change: %s', (_, parts) => {
    expect(isWritten({ ...emptyEmbed, title: 'A', ...parts })).toBe(false);
  });
});
