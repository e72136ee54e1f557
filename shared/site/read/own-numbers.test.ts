import { join } from 'node:path';
import { templateFiles } from '../test/template-files.ts';
import { hoursIn, ownGuarantees, ownNumbers } from './own-numbers.ts';
import { readSiteFolder } from './site-folder.ts';

const SITES = join(__dirname, '../../../sites');
const HEAD = '---\ntitle: A\nsummary:\n  - Nothing.\n---\n\n## A\n\n';

/** What is found in a text below a heading. */
const found = (text: string) =>
  ownNumbers(new Map([['en/legal/terms.md', Buffer.from(HEAD + text)]])).map(
    ({ line, written, variable }) => `${line}: ${written} {{${variable}}}`,
  );

test.each([
  ['You get a refund within 30 days of the purchase.', '9: 30 days {{refund.days}}'],
  ['Our 30-day money-back guarantee.', '9: 30-day {{refund.days}}'],
  ['Refunds are\npossible for two weeks.', '10: two weeks {{refund.days}}'],
  ['No refund after 48 hours of use.', '9: 48 hours {{refund.activeHours}}'],
  ['- One.\n- Invoices are kept for 7 years.', '10: 7 years {{keep.invoices}}'],
  ['We keep the activity of servers for 60 days.', '9: 60 days {{keep.activity}}'],
  ['The economy log is deleted after 3 months.', '9: 3 months {{keep.economy}}'],
  ['We store numbers of servers for one year.', '9: one year {{keep.history}}'],
  ['Refunds: within 30 days.', '9: 30 days {{refund.days}}'],
  ['Support answers within 12 hours.', '9: 12 hours {{support.answerTime}}'],
  ['We answer data requests within 30 days.', '9: 30 days {{support.dataRequestTime}}'],
  [
    'Ask us to delete your data: it is gone.\nWe delete data within 14 days of your request.',
    '10: 14 days {{support.dataDeletionTime}}',
  ],
])('"%s" states a number that a variable has', (text, line) => {
  expect(found(text)).toEqual([line]);
});

test.each([
  ['en/catalog.yaml', 'questions:\n  entries:\n    - answer: Yes, money back for 30 days.\n', 3],
  ['en/landing.yaml', "- '30-day money-back guarantee'\n", 1],
  ['en/mails.yaml', 'paragraphs:\n  - We refund it\n    within 30 days.\n', 3],
  ['en/features/music.md', '---\ntitle: A\n---\n\nA refund within 30 days.\n', 5],
])('the guarantee is looked for in %s, too', (file, text, line) => {
  const own = (content: string, more: [string, Buffer][] = [['catalog.yaml', Buffer.from('')]]) =>
    ownGuarantees(new Map([[file, Buffer.from(content)], ...more]));
  expect(own(text)).toEqual([
    `${file}:${line}: states "${text.includes('30-day') ? '30-day' : '30 days'}", which catalog.yaml decides: write {{refund.rule}}, so that it stays true and has its condition.`,
  ]);
  // A pack that sells nothing has no guarantee.
  expect(own(text, [])).toEqual([]);
  expect(own(text.replace(/30[ -]days?/, '{{refund.rule}}, not 30 days'))).toEqual([]);
});

test.each([
  ['en/catalog.yaml', '# A refund within 30 days\ntitle: A\n'],
  ['en/landing.yaml', 'text: Messages are stored for 14 days.\n'],
  ['catalog.yaml', 'refund: 30 days\n'],
  ['notes.txt', 'A refund within 30 days.'],
])('nothing is found in %s where it is no text about the guarantee', (file, text) => {
  expect(ownNumbers(new Map([[file, Buffer.from(text)]]))).toEqual([]);
});

test('the box "in short" is read, too', () => {
  const text = HEAD.replace('Nothing.', 'A refund within 30 days.');
  const files = new Map([['en/legal/refund.md', Buffer.from(text)]]);
  expect(ownNumbers(files)).toMatchObject([{ line: 4, hours: 720, variable: 'refund.days' }]);
});

test.each([
  'You get a refund within {{refund.days}} days, and answer questions within 14 days.',
  'We refund the original payment method. It usually takes 5 to 10 days.',
  'A refund takes 5 to 10 days, depending on your bank.',
  'Your right of withdrawal ends after 14 days, but not the guarantee.',
  'Messages are stored for up to 14 days.',
  'This history is kept for up to 2 hours and holds at most 19 entries.',
  'A session ends after 7 days without use.',
  'You must be at least 16 years old to ask for a refund.',
  'Answers from people, 24 hours a day: we never sleep.',
  'We may end the service with three months’ notice.',
  'An instance is deleted if no commands are used on it for a month.',
  'Refunds\n\n30 days later, something else happens.',
  'Many days pass before a refund.',
  '## Refund in 30 minutes',
])('"%s" states none', (text) => {
  expect(found(text)).toEqual([]);
});

test.each(['juno', 'nova'])('the texts of %s state none', async (name) => {
  const { files } = await readSiteFolder(join(SITES, name));
  expect(ownNumbers(files)).toEqual([]);
});

test('nor does the template of new packs', async () => {
  expect(ownNumbers(await templateFiles())).toEqual([]);
});

test('times in words and digits have hours', () => {
  expect(['24 hours', '2 weeks', 'seven days', 'soon'].map(hoursIn)).toEqual([
    24,
    336,
    168,
    undefined,
  ]);
});
