import type { CsvError } from './read-csv.ts';
import { readCsv } from './read-csv.ts';

/** Reads a text in pieces of some bytes. */
async function read(text: string | Uint8Array, size = 3) {
  const bytes = Buffer.from(text as string);

  async function* pieces() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }
  const records: (readonly [number, string[]])[] = [];
  for await (const { line, cells } of readCsv(pieces())) records.push([line, cells]);
  return records;
}

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'the semicolons of Excel',
    'a;b\r\n"x,5";2,0\r\n',
    [
      [1, ['a', 'b']],
      [2, ['x,5', '2,0']],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  ['a byte-order mark', '\uFEFFä,b', [[1, ['ä', 'b']]]],
  [
    'line ends of an old Mac',
    'a,b\r1,2\r',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'quotes, separators and line ends in quotes',
    'a,b\n"x ""y"", z","1\r\n2"\n3,""',
    [
      [1, ['a', 'b']],
      [2, ['x "y", z', '1\r\n2']],
      [4, ['3', '']],
    ],
  ],
  [
    'blank lines, which it leaves out',
    'a,b\n\n , \n1,2\n\n',
    [
      [1, ['a', 'b']],
      [4, ['1', '2']],
    ],
  ],
  [
    'empty cells at the end',
    'a,b,c\n1,,',
    [
      [1, ['a', 'b', 'c']],
      [2, ['1', '', '']],
    ],
  ],
  ['one line without an end', 'a;b', [[1, ['a', 'b']]]],
  ['an empty file', '', []],
] as const)('a CSV file is read with %s, in pieces of any size', async (_name, text, records) => {
  for (const size of [1, 2, 3, 1000]) expect(await read(text, size)).toEqual(records);
});

test.each([
  [
    'a quote that is not closed',
    'a,b\n1,2\n"x,3\n4,5',
    3,
    'A quote in this row is not closed. Add the missing quote.',
  ],
  [
    'a quote inside a cell',
    'a\nx"y',
    2,
    'A quote stands inside a cell. Put the cell into quotes, and write each quote in it twice.',
  ],
  [
    'text behind a quote',
    'a\n"x" y',
    2,
    'A quote stands inside a cell. Put the cell into quotes, and write each quote in it twice.',
  ],
  [
    'bytes that are no UTF-8',
    Buffer.from('a\nb\n\xe4', 'latin1'),
    3,
    'This is no UTF-8 text. Save the file as "CSV UTF-8".',
  ],
  [
    'a row of more than 64 KiB',
    `a\n"${'x'.repeat(70_000)}`,
    2,
    'This row exceeds 64 KiB. A quote that opens one of its cells is probably not closed.',
  ],
] as const)('a CSV file is refused with %s, with its line', async (_name, text, line, message) => {
  await expect(read(text)).rejects.toEqual(expect.objectContaining({ line, message }) as CsvError);
});
