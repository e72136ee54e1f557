import { slotHistory, type HistoryEntry } from './slot-history.ts';

const entry = (id: number, kind: HistoryEntry['kind'], more: Partial<HistoryEntry> = {}) => ({
  id,
  kind,
  at: new Date(id * 1000),
  guildId: null,
  fromGuildId: null,
  slotPosition: null,
  source: 'user',
  ...more,
});
const slot = (position: number, guildId: string | null, revokedGuildId: string | null = null) => ({
  position,
  guildId,
  revokedGuildId,
});
const told = (position: number, entries: HistoryEntry[], slots: ReturnType<typeof slot>[]) =>
  slotHistory(position, [...entries].reverse(), slots).map(({ what, guildId, fromGuildId }) =>
    [what, fromGuildId, guildId].filter(Boolean).join(' '),
  );

test('entries of earlier versions are followed back from the server that a slot covers', () => {
  const entries = [
    entry(1, 'payment.received', { source: 'webhook evt_1' }),
    entry(2, 'slots.made'),
    entry(3, 'server.authorized', { guildId: 'a' }),
    entry(4, 'server.authorized', { guildId: 'x' }),
    entry(5, 'server.transferred', { guildId: 'b', fromGuildId: 'a' }),
    // The server that the first slot has left, now in the second one.
    entry(6, 'server.transferred', { guildId: 'a', fromGuildId: 'x' }),
  ];
  const slots = [slot(1, 'b'), slot(2, 'a')];
  expect(told(1, entries, slots)).toEqual(['transferred a b', 'authorized a', 'made']);
  expect(told(2, entries, slots)).toEqual(['transferred x a', 'authorized x', 'made']);
});

test('a revoked and a restored slot name their server once', () => {
  const at = new Date(9000);
  const back = new Date(12_000);
  const entries = [
    entry(3, 'server.authorized', { guildId: 'a', slotPosition: 1 }),
    entry(9, 'server.deauthorized', { guildId: 'a', slotPosition: 1, at, source: 'webhook evt_2' }),
    entry(10, 'slots.revoked', { at, source: 'webhook evt_2' }),
    entry(12, 'slots.restored', { at: back, source: 'webhook evt_3' }),
    entry(13, 'server.authorized', { guildId: 'a', slotPosition: 1, at: back }),
  ];
  const slots = [slot(1, 'a', 'a'), slot(2, null)];
  expect(told(1, entries, slots)).toEqual(['restored a', 'revoked a', 'authorized a']);
  expect(told(2, entries, slots)).toEqual(['restored', 'revoked']);
});

test('a released slot keeps its history, and each event names who caused it', () => {
  const entries = [
    entry(2, 'slots.made', { source: 'webhook evt_1' }),
    entry(3, 'server.authorized', { guildId: 'a', slotPosition: 2 }),
    entry(4, 'server.released', { guildId: 'a', slotPosition: 2 }),
    entry(5, 'server.authorized', { guildId: 'b', slotPosition: 2 }),
    entry(6, 'server.transferred', {
      guildId: 'c',
      fromGuildId: 'b',
      slotPosition: 2,
      source: 'staff',
    }),
  ];
  const slots = [slot(1, null), slot(2, 'c')];
  expect(told(1, entries, slots)).toEqual(['made']);
  expect(slotHistory(2, [...entries].reverse(), slots).map(({ what, by }) => [what, by])).toEqual([
    ['transferred', 'team'],
    ['authorized', 'owner'],
    ['released', 'owner'],
    ['authorized', 'owner'],
    ['made', 'payment'],
  ]);
});

test('in a license with one slot, every entry is of that slot', () => {
  const entries = [
    entry(3, 'server.authorized', { guildId: 'a' }),
    entry(4, 'server.authorized', { guildId: 'b' }),
  ];
  expect(told(1, entries, [slot(1, null)])).toEqual(['authorized b', 'authorized a']);
});
