import { getIncidents } from '@portico/contracts/incidents/calls';
import { openIncident } from '@portico/contracts/incidents/staff/calls';
import type { NewIncident } from '@portico/contracts/incidents/staff/schema';
import { signOut } from '@portico/sdk/contracts/session/calls';
import { MAINTENANCE, PAYMENT_TROUBLE } from '../bot/uptime.ts';
import { DAY, floorTo, HOUR, MINUTE } from '../bot/time.ts';
import { DemoBrowser } from './demo-browser.ts';

/** What the demo team has written, oldest first. @param now epoch seconds */
function demoIncidents(now: number): NewIncident[] {
  const today = floorTo(DAY, now);
  const maintenance = today - MAINTENANCE.daysAgo * DAY + 4 * HOUR;
  const payments = today - PAYMENT_TROUBLE.daysAgo * DAY + 15 * HOUR;
  const next = today + 3 * DAY + 4 * HOUR;
  return [
    {
      kind: 'maintenance',
      title: 'Database upgrade',
      impact: 'minor',
      state: 'completed',
      text: 'The database is running its new version. Commands sent during the upgrade have been answered.',
      starts_at: maintenance,
      planned_end: maintenance + HOUR,
      ended_at: maintenance + MAINTENANCE.seconds,
      components: ['gateway', 'shards'],
    },
    {
      kind: 'incident',
      title: 'Payments failed for some customers',
      impact: 'major',
      state: 'resolved',
      text: 'The payment provider returned errors. All affected payments have been completed or refunded. Nobody was charged twice.',
      starts_at: payments,
      ended_at: payments + PAYMENT_TROUBLE.seconds,
      components: ['payments'],
    },
    {
      kind: 'maintenance',
      title: 'Shards moving to new hosts',
      impact: 'minor',
      state: 'scheduled',
      text: 'Each shard reconnects once. The bot will be offline on each server for up to two minutes.',
      starts_at: next,
      planned_end: next + 90 * MINUTE,
      components: ['shards'],
    },
  ];
}

/** Writes the incidents of the demo as the account Owner, unless there are some. */
export async function writeDemoIncidents(url: string, signal: AbortSignal): Promise<void> {
  const owner = new DemoBrowser({ url, signal });
  if ((await owner.call<unknown[]>('GET', getIncidents.path)).length > 0) return;
  await owner.signIn('owner');
  for (const incident of demoIncidents(Math.floor(Date.now() / 1000))) {
    await owner.call('POST', openIncident.path, incident);
  }
  await owner.call('POST', signOut.path);
}
