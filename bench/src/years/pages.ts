import { READER } from './fixtures.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The server whose activity the simulated bot counts. */
const TEAM_SERVER = '874331290551930931';
const DAY_MS = 86_400_000;
const today = dayOf(Date.now());
const ago = (days: number) => dayOf(Date.now() - days * DAY_MS);

/** What each page asks the site for that depends on the stored rows: its document or its calls. */
export const pagesOf = (days: number, trader: string): Record<string, readonly string[]> => ({
  '/': ['/'],
  '/commands': ['/commands', '/api/commands'],
  '/status': ['/status', '/api/history?range=24h&tz=Europe/Berlin', '/api/shards'],
  '/status, 30 days': ['/api/history?range=30d&tz=Europe/Berlin'],
  '/status, the whole history': ['/api/history'],
  '/status, uptime': ['/api/components'],
  '/team': ['/team'],
  '/store': ['/store'],
  '/user/invoices': ['/api/user/invoices/sort'],
  '/user/licenses': ['/api/user/licenses'],
  '/staff/overview, 30 days': [`/api/activity/messages?server_id=${TEAM_SERVER}&time_range=30d`],
  '/staff/logging/economy': [`/api/economy/${trader}?page=1`],
  '/staff/blacklist': ['/blacklist/user/users?page=1'],
  '/staff/audit': ['/api/staff/audit'],
  '/staff/customers': [`/api/staff/customers/${READER}`],
  '/staff/sales, a month by day': [`/api/staff/sales?from=${ago(30)}&to=${today}&by=day`],
  '/staff/sales, all by month': [`/api/staff/sales?from=${ago(days)}&to=${today}&by=month`],
});
