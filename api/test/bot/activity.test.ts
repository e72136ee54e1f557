import type { ActivityRecord } from '@portico/contracts/activity/schema';
import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { activityDays } from '../../src/bot/activity/activity.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const SERVER = '700000000000000001';
const ANNA = '100000000000000001';
const BEN = '100000000000000002';
const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
let sent = 0;

onBothDatabases((newDatabase) => {
  describe('activity', () => {
    let api: TestApi;
    let key: string;
    let cookie: string;
    beforeAll(async () => {
      api = await startApi({ ...(await newDatabase()), env: { TEAM_SERVER_ID: SERVER } });
      key = await api.newKey('activity');
      cookie = await api.signIn({ id: ANNA, rank: 'Supporter' });
    });
    beforeEach(async () => {
      await api.db().delete(activityDays);
    });
    const event = (user_id: string, days: number, messages: number, change: object = {}) => ({
      id: `activity-${(sent += 1)}`,
      server_id: SERVER,
      user_id,
      message_date: dayAgo(days),
      messages,
      ...change,
    });
    const push = async (events: unknown[], query = '') =>
      IngestReceipt.parse(
        await (await api.push('POST', `/api/ingest/activity${query}`, key, { events })).json(),
      );
    const request = (query: string, as = cookie) =>
      api.call(`/api/activity/messages?${query}`, {
        headers: {
          cookie: as,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
        },
      });
    const messages = async (range: string) =>
      (await (await request(`server_id=${SERVER}&time_range=${range}`)).json()) as ActivityRecord[];

    test('[spec1 §3.16, §7.7] the response is an array of user_id, message_date and total_messages', async () => {
      expect(await messages('7d')).toEqual([]);
      await push([event(BEN, 0, 3), event(ANNA, 1, 5), event(BEN, 0, 4)]);
      expect(await messages('7d')).toEqual([
        { user_id: ANNA, message_date: dayAgo(1), total_messages: 5 },
        { user_id: BEN, message_date: dayAgo(0), total_messages: 7 },
      ]);
    });

    test('[spec1 §9.12] the ranges 7d, 14d, 30d and all return their days', async () => {
      await push([0, 6, 7, 13, 14, 29, 30, 400].map((days) => event(ANNA, days, 1)));
      const days = async (range: string) => (await messages(range)).length;
      expect([await days('7d'), await days('14d'), await days('30d'), await days('all')]).toEqual([
        2, 4, 6, 8,
      ]);
    });

    test('[spec1 §7.6] other servers and other ranges are rejected', async () => {
      await push([event(ANNA, 0, 9, { server_id: '700000000000000009' })]);
      expect(await messages('all')).toEqual([]);
      for (const query of [
        'server_id=700000000000000009&time_range=7d',
        `server_id=${SERVER}&time_range=90d`,
        `server_id=${SERVER}`,
        'time_range=7d',
      ]) {
        expect([query, (await request(query)).status]).toEqual([query, 400]);
      }
    });

    test('[spec1 §6.3] only the team has access, with any rank', async () => {
      const query = `server_id=${SERVER}&time_range=7d`;
      expect((await request(query, '')).status).toBe(401);
      expect((await request(query, await api.signIn({ id: '9'.repeat(18) }))).status).toBe(403);
      expect((await request(query)).headers.get('cache-control')).toBe('no-store');
      const desk = await api.call('/api/staff/desk', { headers: { cookie } });
      expect(await desk.json()).toEqual({
        rights: ['read', 'export', 'verify', 'notes'],
        words: expect.anything() as unknown,
        server_id: SERVER,
      });
    });

    test('each event counts once, also in concurrent batches', async () => {
      const one = event(ANNA, 0, 2);
      const receipts = await Promise.all([push([one, one]), push([one]), push([one])]);
      expect(receipts.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(1);
      expect((await messages('7d'))[0]?.total_messages).toBe(2);
      await push([event(ANNA, 0, 5)], '?dryRun=1');
      expect((await messages('7d'))[0]?.total_messages).toBe(2);
    });

    test('invalid events are named, the others are stored', async () => {
      const receipt = await push([
        event(ANNA, -2, 1),
        event(ANNA, 0, 0),
        event('anna', 0, 1),
        event(ANNA, 0, 1, { message_date: '2026-02-30' }),
        event(ANNA, 0, 1),
      ]);
      expect(receipt.accepted).toBe(1);
      const paths = receipt.rejected.map(({ issues }) => issues[0]?.path);
      expect(paths).toEqual(['message_date', 'messages', 'user_id', 'message_date']);
    });
  });
});
