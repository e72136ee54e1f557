import { formatLedgerLine } from './ledger-text.ts';

const line = {
  id: '1',
  at: 0,
  kind: 'payment.received',
  invoiceId: 'INV-1',
  amount: 0,
  currency: 'EUR',
  slots: 0,
  guildId: null,
  fromGuildId: null,
  source: 'user',
};

test.each([
  [{ amount: 849 }, 'Paid · €8.49'],
  [{ amount: 849, currency: 'USD' }, 'Paid · $8.49'],
  [{ kind: 'payment.refunded', amount: -849 }, 'Refunded · -€8.49'],
  [{ kind: 'refund.failed', amount: 849 }, 'Refund failed · €8.49'],
  [{ kind: 'slots.made', slots: 2 }, 'Slots created · +2 slots'],
  [{ kind: 'slots.revoked', slots: -1 }, 'Slots revoked · -1 slot'],
  [{ kind: 'server.authorized', guildId: '7' }, 'Server authorized · 7'],
  [
    { kind: 'server.transferred', guildId: '7', fromGuildId: '6' },
    'Server transferred · from 6 · to 7',
  ],
  [{ kind: 'something.new' }, 'something.new'],
])('formatLedgerLine writes %j as: %s', (change, words) => {
  expect(formatLedgerLine({ ...line, ...change })).toBe(words);
});
