import { BLACKLIST_KINDS } from '@portico/contracts/blacklists/kinds';
import { BLACKLIST_ENTRIES } from '@portico/contracts/blacklists/schema';
import { EconomyEvent } from '@portico/contracts/ingest/economy';
import { blacklistOf } from './blacklists.ts';
import { economyDays } from './economy.ts';
import { seedOf } from '../noise/noise.ts';
import { DAY, HOUR } from './time.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
const seed = seedOf('juno');

describe('the economy of the simulated bot', () => {
  const events = economyDays(seed, NOON).flat();

  it('matches the ingest contract, with unique ids and every kind of transaction', () => {
    expect(events.map((event) => EconomyEvent.parse(event))).toEqual(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect([...new Set(events.map(({ type }) => type))]).toEqual(
      expect.arrayContaining(['gain', 'win', 'loss', 'spend', 'transfer']),
    );
    expect(events.filter(({ cash, card }) => Number(cash) < 0 || Number(card) < 0)).toEqual([]);
  });

  it('depends only on seed and time, so that past events do not change', () => {
    const before = economyDays(seed, NOON - 3 * DAY - HOUR).flat();
    const known = new Map(before.map((event) => [event.id, event]));
    const again = events.filter(({ id }) => known.has(id));
    expect(again.length).toBeGreaterThan(1000);
    expect(again).toEqual(again.map(({ id }) => known.get(id)));
  });
});

it('the blacklists of the simulated bot match the ingest contract', () => {
  for (const kind of BLACKLIST_KINDS) {
    const entries = blacklistOf(seed, kind, NOON);
    expect(entries).toEqual(blacklistOf(seed, kind, NOON));
    for (const entry of entries) expect(BLACKLIST_ENTRIES[kind].parse(entry)).toEqual(entry);
    expect(
      entries.some(({ duration, timestamp }) => duration > 0 && timestamp + duration < NOON),
    ).toBe(true);
  }
});
