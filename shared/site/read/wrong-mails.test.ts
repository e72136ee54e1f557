import { linesOf, templateFiles, withFiles } from '../test/template-files.ts';
import type { SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});
const check = (text: string) => linesOf(withFiles(files, { 'en/mails.yaml': text }));

test('the words of messages may name variables of the pack and of their message', () => {
  expect(
    check(`order.received: off
payment.received:
  subject: '{{product}}: paid ({{number}})'
  heading: Thanks
  paragraphs: ['We have {{amount}} for {{plan}}, for {{refund.days}} days.']
license.transferred:
  paragraphs: ['{{who}} moved it from {{from}} to {{to}}.']
`),
  ).toEqual([]);
});

test.each<[title: string, text: string, line: RegExp]>([
  [
    'an unknown kind',
    'payment.recieved: off',
    /^en\/mails\.yaml:1: payment\.recieved: unknown key\. did you mean "payment\.received"\?/,
  ],
  [
    'an unknown variable',
    "order.received:\n  heading: '{{price}}'",
    /^en\/mails\.yaml:2: order\.received\.heading: unknown variable \{\{price\}\}; known here are plan, number, amount/,
  ],
  [
    'a variable of another kind',
    "license.granted:\n  paragraphs: ['{{amount}}']",
    /^en\/mails\.yaml:2: license\.granted\.paragraphs\.0: unknown variable \{\{amount\}\}/,
  ],
  [
    "a customer's words in a subject",
    "license.transferred:\n  subject: 'Moved to {{to}}'",
    /^en\/mails\.yaml:2: license\.transferred\.subject: unknown variable \{\{to\}\}/,
  ],
  [
    'a subject of two lines',
    'order.received:\n  subject: "A\\nBcc: b@example.com"',
    /^en\/mails\.yaml:2: order\.received\.subject: must be one line/,
  ],
  [
    'a receipt that is off',
    'payment.received: off',
    /^en\/mails\.yaml:1: payment\.received: must be keys with values, and is a text/,
  ],
  ['a refund that is off', 'refund.paid: off', /^en\/mails\.yaml:1: refund\.paid: /],
  ['a kind that is on', 'order.received: on', /^en\/mails\.yaml:1: order\.received: must be off/],
])('%s is refused with its place', (_title, text, line) => {
  expect(check(text)).toEqual([expect.stringMatching(line)]);
});
