import fc from 'fast-check';
import { csvFigure, csvText } from './csv.ts';

/** Characters at which readers split lines, and characters that may be next to them. */
const DELIMITERS = [',', ';', '\t', '|'];
const PIECES = [
  ...DELIMITERS,
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '"', '""', "'", ' ', '\r', '\n', '\r\n', '\0'],
  ...['\u00a0', '\u200b', '\u2028', '\u0085', '\uFEFF', 'x', '1', '-5', "cmd|' /C calc'!A0"],
];
const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join(''));

/** Line breaks of readers that ignore quotes: some of these, or none. */
const LINE_ENDS = [/\r\n/, /\n/, /\r/, /[\r\n\v\f\u0085\u2028\u2029]/, /(?!)/];
const cellsOf = (text: string, delimiter: string) =>
  LINE_ENDS.flatMap((end) => text.split(end)).flatMap((line) => line.split(delimiter));

const isDangerous = (cell: string) =>
  /^["\s\0\u200b]*[=+\-@＝＋－＠]/.test(cell) || /^"*[\t\r]/.test(cell);

describe('csvText', () => {
  it.each([
    ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
    ['a,=1', "a,'=1"],
    ['a|+1', "a|'+1"],
    ['a\t@sum', "a\t'@sum"],
    ['a; "=1"', `a;' "=1"`],
    ['a\r\n-1', "a\r\n'-1"],
    ['a;\tb', "a;'\tb"],
  ])('writes %j without a formula after any delimiter: %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });

  it.each(DELIMITERS)('starts no formula for a reader that splits at %j', (delimiter) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cells = cellsOf(csvText(text), delimiter);
        expect(cells.filter(isDangerous)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps every character, and changes nothing if no formula can start', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const without = (marked: string) => marked.replaceAll("'", '');
        expect(without(csvText(text))).toBe(without(text));
        const harmless = text.replace(/[=+\-@＝＋－＠\t\r]/g, '').replace(/^[\0\n]+/, '');
        expect(csvText(harmless)).toBe(harmless);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['a - b', 'a, b; c | d', 'one\ntwo', 'a=b', "'quoted", '1.234,56', 'x\ty', ''])(
    'keeps text that no reader evaluates: %j',
    (text) => {
      expect(csvText(text)).toBe(text);
    },
  );
});

describe('an id beside other text', () => {
  const ID = '175928847299117063';
  it.each([
    [` ${ID}`, `' ${ID}`],
    [`${ID}\u00a0`, `'${ID}\u00a0`],
    [`"${ID}"`, `'"${ID}"`],
    [`see;${ID}`, `see;'${ID}`],
    // No reader splits at both.
    [`${ID}|${ID}, and more`, `'${ID}|${ID}, and more`],
    [`see\n ${ID}\nand`, `see\n' ${ID}\nand`],
    ['a;1,234,567,890,123,456;b', "a;'1,234,567,890,123,456;b"],
    [`a;-${ID}`, `a;'-${ID}`],
  ])('keeps its digits: %j is written as %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });

  it.each([`see ${ID}`, `${ID}x`, `<@${ID}>`, '1,234;5,678', `a;${ID} b`, '2026;1.234,56'])(
    'stays as it is where no spreadsheet reads a number: %j',
    (text) => {
      expect(csvText(text)).toBe(text);
    },
  );

  const parts = fc.constantFrom(...PIECES, ID, '1,234,567', '890.123.456.789');
  const withIds = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
  it.each(DELIMITERS)('keeps its digits for a reader that splits at %j', (delimiter) => {
    fc.assert(
      fc.property(withIds, (text) => {
        // Spreadsheets skip these around a number; inside, they make it a text.
        const trimmed = cellsOf(csvText(text), delimiter).map((cell) =>
          cell.replace(/^[\s"\0\u200b\u0085]+|[\s"\0\u200b\u0085]+$/g, ''),
        );
        expect(trimmed.filter((cell) => /^-?(\d[.,]?){15,}\d$/.test(cell))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([csvText, csvFigure])('%p keeps all digits of an id in a spreadsheet', (cellOf) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 15n, max: 2n ** 64n }), (id) => {
      const cell = cellOf(String(id));
      // A spreadsheet reads a cell of digits alone as a number.
      expect(Number.isNaN(Number(cell))).toBe(true);
      expect(cell.replace(/^'/, '')).toBe(String(id));
    }),
  );
});

describe('csvFigure', () => {
  it.each(['-12,25', '7,00', '-3', '29.03.2026 00:30:00', '9d 3h 4m', '123456789012345'])(
    'keeps a number: %s',
    (figure) => {
      expect(csvFigure(figure)).toBe(figure);
    },
  );

  it.each([
    ['-1+1', "'-1+1"],
    ['=1', "'=1"],
    ['+5', "'+5"],
    ['-', "'-"],
    ['-1,2,3', "'-1,2,3"],
    // Spreadsheets keep 15 digits of a number.
    ['18446744073709551615', "'18446744073709551615"],
    ['1234567890123456', "'1234567890123456"],
    ['-12345678901234,56', "'-12345678901234,56"],
  ])('treats anything else as text: %s', (text, cell) => {
    expect(csvFigure(text)).toBe(cell);
  });
});
