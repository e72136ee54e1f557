import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvText } from '@portico/sdk/rules/csv';
import { startApi, type TestApi } from '../support/api.ts';

const MOD = '100000000000000009';
const PERSON = '18446744073709551615';
const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const HOSTILE = [
  ...TRIGGERS.map((trigger) => `${trigger}HYPERLINK("https://attacker.invalid","a,b;c")`),
  ' =1+1',
  '"=1+1"',
  'a","=1+1',
  'a\r\n=1+1,b',
  '1.234,56',
  "'",
  '',
  'ÄÖÜ 日本 🦊 \u2028 \u0085',
  ...[',', ';', '\t', '|'].flatMap((delimiter) =>
    ["=cmd|' /C calc'!A0", '"=1"', ' +1', '-2+3', '\t@sum', '\r\n=1', '\u200b=1'].map(
      (formula) => `x${delimiter}${formula}${delimiter}y`,
    ),
  ),
];

/** Cells that a spreadsheet would read as a formula, after quotes and blanks; numbers are allowed. */
const formulasIn = (cells: string[]) =>
  cells
    .filter((cell) => /^[\s"\u200b]*[=+\-@＝＋－＠]|^"*[\t\r]/.test(cell))
    .filter((cell) => !/^"?-\d+(,\d+)?"?$/.test(cell));

/** Revision of the last set. */
let revision = 0;

describe('CSV files', () => {
  let api: TestApi;
  let cookie: string;
  let key: string;
  beforeAll(async () => {
    api = await startApi();
    cookie = await api.signIn({ id: MOD, rank: 'Owner' });
    key = await api.newKey('*');
  });
  const get = (path: string) => api.call(path, { headers: { cookie } });
  const put = async (reasons: string[]) => {
    const entries = reasons.map((reason, index) => ({
      user_id: PERSON,
      moderator_id: '9007199254740993000',
      duration: [0, 59, 788_645][index % 3],
      reason,
      command: `-${[...reason].slice(0, 20).join('')}`,
      timestamp: 1_774_740_600 - index,
    }));
    const path = '/api/ingest/blacklists/user/commands';
    const answer = await api.push('PUT', path, key, { revision: (revision += 1), entries });
    expect(await answer.json()).toMatchObject({ accepted: reasons.length });
  };
  const rowsOf = (text: string) => parse<string[]>(text, { skipEmptyLines: false }).data;

  test('[spec1 §9.8] CSV files have commas, CRLF, a byte-order mark, quoted decimal commas, and the date in the name', async () => {
    await api.push('POST', '/api/ingest/economy', key, {
      events: [
        { action: 'work', type: 'gain', amount: '1234567.5', cash: '-12.25', card: '0.0625' },
        { action: '=cmd|calc', type: '@sum', amount: '-3', cash: 7, card: '9007199254740993.27' },
      ].map((event, index) => ({
        ...event,
        id: `csv-${index}`,
        user_id: PERSON,
        created: 1_774_740_600 - index,
      })),
    });
    const answer = await get(`/api/economy/${PERSON}/export?tz=Europe/Berlin`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [, name] =
      /^attachment; filename="([a-z0-9.-]+)"$/.exec(
        answer.headers.get('content-disposition') ?? '',
      ) ?? [];
    expect(name).toMatch(/^economy-18446744073709551615-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString()).toBe(
      [
        '\uFEFFDate,Action,Type,Amount,Cash,Card',
        '29.03.2026 00:30:00,work,gain,"1234567,50","-12,25","0,0625"',
        `29.03.2026 00:29:59,'=cmd|calc,'@sum,"-3,00","7,00","'9007199254740993,27"`,
        '',
      ].join('\r\n'),
    );
  });

  test('contain only the header where no row matches', async () => {
    const text = await (await get(`/api/economy/${PERSON}/export?min=99999999`)).text();
    expect(rowsOf(text)).toEqual([['Date', 'Action', 'Type', 'Amount', 'Cash', 'Card'], ['']]);
  });

  test('contain the same cells for another parser, with any text', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((reason) => reason.replace(/\0/g, ''));
    const [random] = fc.sample(fc.array(text, { minLength: 200, maxLength: 200 }), {
      numRuns: 1,
      seed: 20261121,
    });
    const reasons = [...HOSTILE, ...(random ?? [])];
    await put(reasons);
    const body = await (await get('/blacklist/user/commands/export')).text();
    const [heads, ...rows] = rowsOf(body.trimEnd());
    expect(heads).toEqual([
      'User ID',
      'Command',
      'Moderator ID',
      'Duration',
      'Reason',
      'Date',
      'Expires',
    ]);
    expect(rows).toHaveLength(reasons.length);
    expect(rows.map((row) => row[4])).toEqual(reasons.map(csvText));
    for (const row of rows) {
      // Digits that a spreadsheet would round are text.
      expect([row[0], row[2]]).toEqual([`'${PERSON}`, "'9007199254740993000"]);
      expect(row[1]).toMatch(/^'-/);
      expect(row[3]).toMatch(/^(Permanent|\d+d \d+h \d+m|\d+s)$/);
      expect(row[6]).toMatch(/^(Never|\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d)$/);
    }
  });

  test('contain no formula for a spreadsheet', async () => {
    await put(HOSTILE);
    const body = await (await get('/blacklist/user/commands/export')).arrayBuffer();
    const sheet = Object.values(read(Buffer.from(body), { type: 'buffer', raw: false }).Sheets)[0];
    if (!sheet) throw new Error('no sheet');
    const cells = Object.entries(sheet).filter(([at]) => !at.startsWith('!'));
    expect(cells.filter(([, cell]) => (cell as { f?: string }).f !== undefined)).toEqual([]);
    expect(utils.sheet_to_json(sheet)).toHaveLength(HOSTILE.length);
  });

  test.each([',', ';', '\t', '|'])(
    'contain no formula for a parser that splits by %j, with or without quotes',
    async (delimiter) => {
      const pieces = [...TRIGGERS, ',', ';', '|', '"', "'", ' ', '\r\n', 'x', '\u200b'];
      const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 });
      const random = fc.sample(text, { numRuns: 300, seed: 20261122 }).map((all) => all.join(''));
      await put([...HOSTILE, ...random]);
      const events = HOSTILE.filter((text) => text !== '' && text.length <= 64).map(
        (word, index) => ({
          id: `split-${delimiter.codePointAt(0)}-${index}`,
          user_id: MOD,
          action: word,
          type: word,
          amount: '-3.5',
          cash: '-12.25',
          card: '0',
          created: 1_774_740_600,
        }),
      );
      await api.push('POST', '/api/ingest/economy', key, { events });
      for (const path of ['/blacklist/user/commands/export', `/api/economy/${MOD}/export`]) {
        const body = (await (await get(path)).text()).replace(/^\uFEFF/, '');
        const quoted = parse<string[]>(body, { delimiter }).data.flat();
        expect(quoted.length).toBeGreaterThan(events.length);
        expect(formulasIn(quoted)).toEqual([]);
        for (const lineEnd of [/\r\n/, /\n/, /[\r\n\u0085\u2028\u2029]/]) {
          const plain = body.split(lineEnd).flatMap((line) => line.split(delimiter));
          expect(formulasIn(plain.filter((cell) => cell !== '\r'))).toEqual([]);
        }
        const sheet = Object.values(read(body, { type: 'string', FS: delimiter }).Sheets)[0] ?? {};
        expect(Object.values(sheet).filter((cell) => (cell as { f?: string }).f)).toEqual([]);
      }
    },
  );

  test('keep negative amounts as numbers, and all letters of texts', async () => {
    const body = await (await get(`/api/economy/${MOD}/export`)).text();
    const [, ...rows] = rowsOf(body.trimEnd());
    expect(new Set(rows.map((row) => row.slice(3).join(' ')))).toEqual(
      new Set(['-3,50 -12,25 0,00']),
    );
    const letters = (text = '') => text.replaceAll("'", '');
    const words = HOSTILE.filter((text) => text !== '' && text.length <= 64).map(letters);
    expect(words).toEqual(expect.arrayContaining(rows.map((row) => letters(row[1]))));
  });

  test('contain only the entries that match a search', async () => {
    await put(['spam here', 'nothing']);
    const body = await (await get('/blacklist/user/commands/export?q=spam')).text();
    expect(rowsOf(body.trimEnd())).toHaveLength(2);
  });
});
