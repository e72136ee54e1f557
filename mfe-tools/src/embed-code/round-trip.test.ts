import fc from 'fast-check';
import { findDanger } from './danger.ts';
import { emptyEmbed } from './embed.ts';
import { importText } from './import-text.ts';
import { readEmbedCode } from './read.ts';
import { hostileText, validEmbed } from './testing.ts';
import { validateEmbed } from './validate.ts';
import { writeEmbedCode } from './write.ts';

const RUNS = { numRuns: 400 };

describe('embed code', () => {
  it.each(['&&', '$v'] as const)(
    'is read as it was written, with the separator %s',
    (separator) => {
      fc.assert(
        fc.property(validEmbed(), (embed) => {
          expect(readEmbedCode(writeEmbedCode(embed, separator))).toEqual({
            embed,
            notes: [],
            found: true,
          });
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

  it('of any text is read without an error and within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(60), fc.string({ unit: 'binary' })), (text) => {
        const { embed } = readEmbedCode(text);
        const broken = validateEmbed(embed).filter(
          ({ message }) => !/^Enter an? |^Add text, |needs a|All texts/.test(message),
        );
        expect(broken).toEqual([]);
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
