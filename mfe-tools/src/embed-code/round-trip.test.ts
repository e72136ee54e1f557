import fc from 'fast-check';
import { emptyEmbed, importText, lintEmbed, readEmbedCode, validateEmbed } from './demo-bot.ts';
import { findDanger } from './danger.ts';
import type { Embed } from './embed.ts';
import { hostileText, validEmbed } from './testing.ts';
import { writeEmbedCode } from './write.ts';

const RUNS = { numRuns: 400 };

/** Issues of an embed other than what is missing, or too much to be shortened. */
const limitsBroken = (embed: Embed) =>
  validateEmbed(embed).filter(
    ({ message }) =>
      !/^Enter an? |^Add text, |needs a|is empty|All texts|Discord takes 512/.test(message),
  );

describe('embed code', () => {
  it.each(['&&', '$v'] as const)(
    'is read as it was written, with the separator %s',
    (separator) => {
      fc.assert(
        fc.property(validEmbed(), (embed) => {
          const { notes, ...result } = readEmbedCode(writeEmbedCode(embed, separator));
          expect(result).toEqual({ embed, found: true });
          const others = notes.filter(({ message }) => !message.startsWith('It has no '));
          expect(others).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  it('[spec0 §5.5] is imported unchanged unless it contains dangerous content', () => {
    fc.assert(
      fc.property(validEmbed(), (embed) => {
        const code = writeEmbedCode(embed);
        fc.pre(findDanger(code) === undefined);
        const result = importText(code);
        expect(result.ok && result.embed).toEqual(embed);
      }),
      RUNS,
    );
  });

  it('that the import would refuse is named by the lint', () => {
    fc.assert(
      fc.property(validEmbed(), (embed) => {
        const result = importText(writeEmbedCode(embed));
        const named = lintEmbed(embed).some(({ message }) =>
          message.includes('the import refuses'),
        );
        expect(result.ok).toBe(!named);
      }),
      RUNS,
    );
  });

  it('of any text is read without an error and within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(60), fc.string({ unit: 'binary' })), (text) => {
        const { embed } = readEmbedCode(text);
        expect(limitsBroken(embed)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('of any JSON is read without an error and within the limits', () => {
    const keys = ['content', 'embeds', 'title', 'fields', 'name', 'value', 'components', 'type'];
    const key = fc.constantFrom(
      ...keys,
      'author',
      'emoji',
      'style',
      'timestamp',
      'messages',
      'data',
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), hostileText(4)),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 6 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const result = importText(JSON.stringify(value), 0);
        if (result.ok) expect(limitsBroken(result.embed)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('that was read and written again is read to the same embed', () => {
    fc.assert(
      fc.property(hostileText(60), (text) => {
        const { embed } = readEmbedCode(text);
        fc.pre(validateEmbed(embed).length === 0);
        expect(readEmbedCode(writeEmbedCode(embed)).embed).toEqual(embed);
      }),
      RUNS,
    );
  });

  it('never gets a part from a text', () => {
    fc.assert(
      fc.property(hostileText(30), (text) => {
        const description = text.trim() || 'x';
        const { embed } = readEmbedCode(writeEmbedCode({ ...emptyEmbed, description }));
        expect(embed).toEqual({ ...emptyEmbed, description });
      }),
      RUNS,
    );
  });
});
