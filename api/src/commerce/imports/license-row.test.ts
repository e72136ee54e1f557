import type { Plan } from '@portico/contracts/store/schema';
import { COLUMNS, columnsOf, licenseRowOf, type Column } from './license-row.ts';

const PLAN = {
  price: 1,
  currency: 'EUR',
  description: '',
  savings: 0,
  popular: false,
  features: [],
};
const PLANS: Plan[] = [
  { ...PLAN, id: 'Duo', name: 'Duo', servers: 2 },
  { ...PLAN, id: 'Multi', name: 'Multi', servers: 3, maxServers: 10 },
];
const VALID: Record<Column, string> = {
  ...{ id: 'A-1', discord_user_id: '473052869059424293', plan: 'Duo', servers: '' },
  ...{ server_ids: '377823360513749174', bought_at: '2024-05-31', amount: '8.49' },
  ...{ currency: 'EUR', email: 'ada@example.com', note: 'From the old shop' },
};
const read = (change: Partial<Record<Column, string>> = {}) => {
  const values = { ...VALID, ...change };
  return licenseRowOf({ line: 7, cells: COLUMNS.map((column) => values[column]) }, COLUMNS, PLANS);
};

test('a row of a license is read', () => {
  expect(read()).toEqual({
    line: 7,
    ...{ id: 'A-1', userId: '473052869059424293', plan: 'Duo', servers: 2 },
    ...{ guildIds: ['377823360513749174'], boughtAt: new Date('2024-05-31T00:00:00Z') },
    ...{ amount: 849, currency: 'EUR', email: 'ada@example.com', note: 'From the old shop' },
  });
});

test.each([
  [
    { plan: 'Gold', servers: '40' },
    { plan: 'Gold', servers: 40 },
  ],
  [
    { plan: '', servers: '1' },
    { plan: 'Imported', servers: 1 },
  ],
  [{ plan: 'Multi', servers: '12' }, { servers: 12 }],
  [{ server_ids: '' }, { guildIds: [] }],
  [
    { server_ids: '377823360513749174; 432938420634272017' },
    { guildIds: ['377823360513749174', '432938420634272017'] },
  ],
  [{ discord_user_id: "'473052869059424293" }, { userId: '473052869059424293' }],
  [{ bought_at: '2024-05-31 16:05+02:00' }, { boughtAt: new Date('2024-05-31T14:05:00Z') }],
  [{ bought_at: '' }, { boughtAt: null }],
  [{ amount: '8,5' }, { amount: 850 }],
  [
    { amount: '1500', currency: 'jpy' },
    { amount: 1500, currency: 'JPY' },
  ],
  [
    { amount: '', currency: 'EUR' },
    { amount: null, currency: null },
  ],
  [
    { email: '', note: '' },
    { email: null, note: null },
  ],
])('a row with %j is read as %j', (change, row) => {
  expect(read(change)).toMatchObject(row);
});

const ID = 'until a spreadsheet changed it into a number, and its last digits are lost';
test.each([
  ['id', '', /^The id is missing\./],
  ['id', 'x'.repeat(101), /^Use at most 100 characters/],
  ['discord_user_id', '', /^The Discord ID is missing: 17 to 20 digits\.$/],
  ['discord_user_id', '4.73053E+17', new RegExp(`^"4\\.73053E\\+17" was a Discord ID ${ID}`)],
  ['discord_user_id', '4,73E+17', new RegExp(ID)],
  ['discord_user_id', 'ada#1234', /^"ada#1234" is no Discord ID: 17 to 20 digits\.$/],
  ['server_ids', '377823360513749174 1.2E+17', new RegExp(ID)],
  ['server_ids', '377823360513749174 377823360513749174', /names the server \d+ twice/],
  [
    'server_ids',
    '377823360513749174 432938420634272017 488053480754794860',
    /^The row names 3 servers, and the license is for 2\./,
  ],
  [
    'plan',
    'Gold',
    /^The store has no plan "Gold" \(it has: Duo, Multi\)\. Fill the column "servers"\.$/,
  ],
  ['servers', '0', /^"0" is no number from 1 to 1000\.$/],
  ['servers', '1001', /no number/],
  ['servers', 'two', /no number/],
  ['bought_at', '31.05.2024', /^"31\.05\.2024" is no date such as 2024-05-31/],
  ['bought_at', '2024-02-30', /is no date/],
  ['bought_at', '2024-05-31T25:00', /is no date/],
  ['bought_at', '2999-01-01', /in the future/],
  ['bought_at', '1900-01-01', /before Discord existed/],
  ['amount', '1,234.50', /^"1,234\.50" is no amount in EUR, such as 1234\.50\. Leave out/],
  ['amount', '8.499', /no amount/],
  ['amount', '-1', /no amount/],
  ['amount', '99999999999', /no amount/],
  ['currency', '', /^An amount needs the ISO code of its currency/],
  ['currency', 'EURO', /ISO code/],
  ['email', 'ada', /^"ada" is no email address\.$/],
  ['note', 'x'.repeat(501), /at most 500/],
  ['note', 'a\0b', /without invalid ones/],
] as const)('a row with the %s %j is refused with its column', (column, value, problem) => {
  expect(read({ [column]: value })).toEqual([
    { line: 7, column, problem: expect.stringMatching(problem) as string },
  ]);
});

test('a plan of which buyers choose the number of servers, and no plan, need this number', () => {
  for (const plan of ['Multi', ''])
    expect(read({ plan, servers: '' })).toMatchObject([{ column: 'servers' }]);
});

test('all problems of a row are told at once', () => {
  expect(read({ discord_user_id: 'x', email: 'y', amount: 'z' })).toMatchObject([
    { column: 'discord_user_id' },
    { column: 'amount' },
    { column: 'email' },
  ]);
});

test('a row with more cells than columns is refused', () => {
  expect(licenseRowOf({ line: 3, cells: ['a', 'b', 'c'] }, ['id', 'discord_user_id'], [])).toEqual([
    {
      line: 3,
      problem: expect.stringMatching(/^This row has 3 cells and the first line 2\./) as string,
    },
  ]);
});

test('the first line names the columns, in any order and case', () => {
  expect(columnsOf(['Discord_User_ID', ' id '])).toEqual(['discord_user_id', 'id']);
});

test.each([
  [['id', 'name'], /the column "name"\. The columns are: id, discord_user_id, plan/],
  [['id', 'discord_user_id', 'id'], /"id" twice/],
  [['id', 'plan'], /no column "discord_user_id"/],
])('the first line %j is refused', (cells, message) => {
  expect(() => columnsOf(cells)).toThrow(message);
});
