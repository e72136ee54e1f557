import type { ComponentDayEvent } from '@portico/contracts/ingest/components';
import { UPTIME_DAYS } from '@portico/contracts/components/schema';
import { COMPONENT_IDS, type ComponentId } from '@portico/contracts/components/ids';
import { chance } from '../noise/noise.ts';
import { isHit, lastOutage } from './outages.ts';
import { DAY, floorTo, HOUR, MINUTE } from './time.ts';

const STREAM = { slip: 1001, length: 1002, quiet: 1003 };

/** Days ago of the maintenance that the demo team has announced, and its length. */
export const MAINTENANCE = { daysAgo: 40, seconds: 45 * MINUTE, components: ['gateway', 'shards'] };
/** Days ago of the incident of the payment provider, and its length. */
export const PAYMENT_TROUBLE = { daysAgo: 9, seconds: 73 * MINUTE };
/** Days ago on which nothing was measured. */
const WITHOUT_DATA = [61, 62];

type Seconds = Pick<ComponentDayEvent, 'degraded' | 'down' | 'maintenance'>;
const NONE: Seconds = { degraded: 0, down: 0, maintenance: 0 };

/**
 * The uptime of the past days, as an earlier monitor has measured it: outages of the simulated bot, and
 * small slips of the others. @param now epoch seconds
 */
export function uptimeEvents(seed: number, shardCount: number, now: number): ComponentDayEvent[] {
  const today = floorTo(DAY, now);
  const daysAgo = Array.from({ length: UPTIME_DAYS - 1 }, (_, index) => UPTIME_DAYS - 1 - index);
  return daysAgo
    .filter((ago) => !WITHOUT_DATA.includes(ago))
    .flatMap((ago) =>
      COMPONENT_IDS.map((component) => {
        const start = today - ago * DAY;
        const impaired = impairedSeconds({ seed, shardCount, component, start, ago });
        const { degraded, down, maintenance } = impaired;
        const measured = DAY - quietSeconds(seed, component, start);
        const day = new Date(start * 1000).toISOString().slice(0, 10);
        return {
          id: `uptime-${component}-${day}`,
          component,
          day,
          up: Math.max(0, Math.round(measured - degraded - down - maintenance)),
          ...impaired,
        };
      }),
    );
}

interface Moment {
  seed: number;
  shardCount: number;
  component: ComponentId;
  /** Start of the day, epoch seconds. */
  start: number;
  ago: number;
}

function impairedSeconds({ seed, shardCount, component, start, ago }: Moment): Seconds {
  if (ago === MAINTENANCE.daysAgo && MAINTENANCE.components.includes(component)) {
    return { ...NONE, maintenance: MAINTENANCE.seconds };
  }
  if (component === 'payments' && ago === PAYMENT_TROUBLE.daysAgo) {
    return { ...NONE, degraded: PAYMENT_TROUBLE.seconds, down: 11 * MINUTE };
  }
  if (component === 'shards' || component === 'gateway') {
    const outage = lastOutage(seed, start + DAY - 1);
    const length = Math.max(0, outage.end - Math.max(outage.start, start));
    const hit = Array.from({ length: shardCount }, (_, shard) => isHit(seed, outage, shard));
    const share = hit.filter(Boolean).length / shardCount;
    return component === 'shards'
      ? { ...NONE, down: Math.round(length * share) }
      : { ...NONE, degraded: Math.round(length / 3) };
  }
  const index = COMPONENT_IDS.indexOf(component);
  if (chance(seed, STREAM.slip, index, start / DAY) > 0.03) return NONE;
  const seconds = Math.round(MINUTE + chance(seed, STREAM.length, index, start / DAY) * 7 * MINUTE);
  return { ...NONE, down: seconds };
}

/** Payments and sign-in have no data while nobody calls them. */
function quietSeconds(seed: number, component: ComponentId, start: number): number {
  if (component !== 'payments' && component !== 'sign-in') return 0;
  const index = COMPONENT_IDS.indexOf(component);
  return Math.round((1 + 3 * chance(seed, STREAM.quiet, index, start / DAY)) * HOUR);
}
