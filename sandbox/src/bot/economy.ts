import type { EconomyEvent } from '@portico/contracts/ingest/economy';
import { chance } from '../noise/noise.ts';
import { personAt } from './people.ts';
import { DAY, floorTo, HOUR } from './time.ts';

const STREAM = { turn: 801, second: 802, what: 803, size: 804, zeal: 805, start: 806 };
/** Days of economy events in an empty Portico. */
export const ECONOMY_DAYS = 45;
const PEOPLE = 46;
/** Balances restart with each season, so that a day does not depend on all previous days. */
const SEASON = 90 * DAY;

/** Cents. */
interface Purse {
  cash: number;
  card: number;
}

interface Act {
  action: string;
  type: string;
  /** Minimum and maximum amount in cents. */
  from: number;
  to: number;
  cash: -1 | 0 | 1;
  card: -1 | 0 | 1;
}

const ACTS: readonly Act[] = [
  { action: 'work', type: 'gain', from: 2_000, to: 25_000, cash: 1, card: 0 },
  { action: 'daily', type: 'gain', from: 50_000, to: 50_000, cash: 1, card: 0 },
  { action: 'fish', type: 'gain', from: 350, to: 8_000, cash: 1, card: 0 },
  { action: 'gamble', type: 'win', from: 1_000, to: 180_000, cash: 1, card: 0 },
  { action: 'gamble', type: 'loss', from: 1_000, to: 90_000, cash: -1, card: 0 },
  { action: 'blackjack', type: 'loss', from: 2_500, to: 60_000, cash: -1, card: 0 },
  { action: 'shop', type: 'spend', from: 4_999, to: 240_000, cash: -1, card: 0 },
  { action: 'deposit', type: 'transfer', from: 5_000, to: 150_000, cash: -1, card: 1 },
  { action: 'withdraw', type: 'transfer', from: 5_000, to: 90_000, cash: 1, card: -1 },
  { action: 'fine', type: 'remove', from: 2_000, to: 20_000, cash: -1, card: 0 },
  { action: 'gift', type: 'add', from: 10_000, to: 100_000, cash: 0, card: 1 },
];

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** A user's transaction in an hour, if any. Users never spend more than they have. */
function moveIn(seed: number, who: number, hour: number, purse: Purse): EconomyEvent | undefined {
  const turn = hour / HOUR;
  const zeal = 0.05 + 0.3 * chance(seed, STREAM.zeal, who) ** 2;
  if (chance(seed, STREAM.turn, who, turn) > zeal) return undefined;
  const act = ACTS[Math.floor(chance(seed, STREAM.what, who, turn) * ACTS.length)];
  if (!act) return undefined;
  const { from, to } = act;
  const wanted = Math.round(from + (to - from) * chance(seed, STREAM.size, who, turn) ** 2);
  const amount = Math.min(
    wanted,
    act.cash < 0 ? purse.cash : wanted,
    act.card < 0 ? purse.card : wanted,
  );
  if (amount <= 0) return undefined;
  purse.cash += act.cash * amount;
  purse.card += act.card * amount;
  return {
    id: `economy-${who}-${turn}`,
    user_id: personAt(who),
    action: act.action,
    type: act.type,
    amount: decimal(amount),
    cash: decimal(purse.cash),
    card: decimal(purse.card),
    created: hour + Math.floor(HOUR * chance(seed, STREAM.second, who, turn)),
  };
}

/** All transactions of a season up to a time, in order. */
function season(seed: number, start: number, now: number): EconomyEvent[] {
  const purses = Array.from({ length: PEOPLE }, (_, who) => ({
    cash: Math.round(20_000 * chance(seed, STREAM.start, who, start / DAY)),
    card: Math.round(400_000 * chance(seed, STREAM.start, who, start / DAY, 1)),
  }));
  const events: EconomyEvent[] = [];
  for (let hour = start; hour < start + SEASON && hour <= now; hour += HOUR) {
    purses.forEach((purse, who) => {
      const event = moveIn(seed, who, hour, purse);
      if (event && event.created <= now) events.push(event);
    });
  }
  return events.sort((a, b) => a.created - b.created);
}

/** Transactions of the last days, one list per day, oldest first. @param now epoch seconds, UTC */
export function economyDays(seed: number, now: number, most = ECONOMY_DAYS): EconomyEvent[][] {
  const first = floorTo(DAY, now) - (most - 1) * DAY;
  const days = new Map<number, EconomyEvent[]>();
  for (let start = floorTo(SEASON, first); start <= now; start += SEASON) {
    for (const event of season(seed, start, now)) {
      const day = floorTo(DAY, event.created);
      if (day < first) continue;
      const events = days.get(day) ?? [];
      events.push(event);
      days.set(day, events);
    }
  }
  return [...days.values()];
}
