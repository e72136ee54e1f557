import type { UserSlot } from '@portico/contracts/licenses/user/schema';
import { inviteTo } from './invite-to.ts';
import { isNew, serverOf, stepsOf } from './steps.ts';

const NOW = 1_700_000_000;
const DAY = 86_400;
const slot = (since: number | null, id = '1'): UserSlot => ({
  position: 1,
  server: since === null ? null : { id, name: `Server ${id}`, icon: null },
  since,
  transferableAt: null,
  revokedAt: null,
});
const OFFERS = { inviteUrl: 'https://discord.example', command: ';help' };
const doneOf = (...given: Parameters<typeof stepsOf>) =>
  stepsOf(...given).map(({ id, isDone }) => (isDone ? id : `${id}?`));

test('without a server, only the payment is done, whatever the browser remembers', () => {
  const remembered = { isInvited: true, hasTyped: true };
  expect(doneOf({ slots: [slot(null)] }, OFFERS, remembered)).toEqual([
    ...['paid', 'server?', 'invite?', 'command?'],
  ]);
});

test('with a server, the buyer says what else is done', () => {
  const license = { slots: [slot(null), slot(NOW, '7'), slot(NOW, '8')] };
  expect(serverOf(license)?.id).toBe('7');
  expect(doneOf(license, OFFERS, {})).toEqual(['paid', 'server', 'invite?', 'command?']);
  expect(doneOf(license, OFFERS, { hasTyped: true })).toEqual([
    ...['paid', 'server', 'invite?', 'command'],
  ]);
  expect(doneOf(license, OFFERS, { isInvited: true, hasTyped: true })).toEqual([
    ...['paid', 'server', 'invite', 'command'],
  ]);
});

test('a site without an invite and without a first command has neither step', () => {
  expect(doneOf({ slots: [slot(NOW)] }, { inviteUrl: '', command: undefined }, {})).toEqual([
    ...['paid', 'server'],
  ]);
});

test.each([
  ['without a server', [slot(null)], {}, true],
  ['with a server since yesterday', [slot(null), slot(NOW - DAY)], {}, true],
  ['with a server for two weeks', [slot(NOW - 14 * DAY), slot(NOW)], {}, false],
  ['that was refunded', [slot(null)], { status: 'refunded' as const }, false],
  ['that is being refunded', [slot(null)], { isRefunding: true }, false],
])('a license %s has first steps or not', (_which, slots, change, expected) => {
  expect(isNew({ status: 'completed', isRefunding: false, slots, ...change }, NOW)).toBe(expected);
});

test.each([
  [
    'https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=8',
    'https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=8&guild_id=5&disable_guild_select=true',
  ],
  [
    'https://discord.com/oauth2/authorize?client_id=1&guild_id=4',
    'https://discord.com/oauth2/authorize?client_id=1&guild_id=5&disable_guild_select=true',
  ],
  // A page of the operator's own need not know what Discord does.
  ['https://bot.example/invite', 'https://bot.example/invite'],
  ['not an address', 'not an address'],
])('the invite %s asks for the chosen server', (invite, expected) => {
  expect(inviteTo(invite, '5')).toBe(expected);
});
