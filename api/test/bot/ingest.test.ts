import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { history } from '../../src/bot/status/status.table.ts';
import { KeyService } from '../../src/identity/keys/ingest/ingest-key.service.ts';
import { ingestKeys } from '../../src/identity/keys/ingest/ingest-key.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const NOW = Math.floor(Date.now() / 1000);
const reading = (id: string, timestamp = NOW) => ({
  id,
  timestamp,
  guilds: 1000,
  users: 500_000,
  ping: 41.5,
});

onBothDatabases((newDatabase) => {
  describe('the ingest API', () => {
    let api: TestApi;
    let key: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('*');
    });
    const send = async (events: unknown[], query = '') => {
      const answer = await api.push('POST', `/api/ingest/history${query}`, key, { events });
      expect(answer.status).toBe(200);
      return IngestReceipt.parse(await answer.json());
    };
    const count = () => api.db().$count(history);

    test('stores each event id once', async () => {
      const before = await count();
      expect(await send([reading('once')])).toMatchObject({ accepted: 1, duplicates: 0 });
      expect(await send([reading('once')])).toMatchObject({ accepted: 0, duplicates: 1 });
      expect(await send([reading('twice'), reading('twice')])).toMatchObject({
        accepted: 1,
        duplicates: 1,
      });
      const parallel = await Promise.all([1, 2, 3, 4].map(() => send([reading('race')])));
      expect(parallel.reduce((sum, receipt) => sum + receipt.accepted, 0)).toBe(1);
      expect(await count()).toBe(before + 3);
    });

    test('stores the valid items of a batch and names the issues of the others', async () => {
      const before = await count();
      const receipt = await send([
        reading('good'),
        { ...reading('negative'), guilds: -1 },
        'nonsense',
        reading('later', NOW + 86_400),
        { ...reading('big'), users: Number.MAX_VALUE },
      ]);
      expect(receipt.accepted).toBe(1);
      expect(receipt.rejected.map(({ index, id }) => [index, id])).toEqual([
        [1, 'negative'],
        [2, null],
        [3, 'later'],
        [4, 'big'],
      ]);
      expect(receipt.rejected[0]?.issues[0]?.path).toBe('guilds');
      expect(await count()).toBe(before + 1);
    });

    test('returns the same receipt with ?dryRun=1 and writes nothing', async () => {
      const before = await count();
      const batch = [reading('dry'), reading('dry'), { ...reading('bad'), ping: 'fast' }];
      const dryRun = await send(batch, '?dryRun=1');
      expect(dryRun).toMatchObject({ dryRun: true, accepted: 1, duplicates: 1 });
      expect(await count()).toBe(before);
      expect(await send(batch)).toEqual({ ...dryRun, dryRun: false });
    });

    test('rejects a key without the scope', async () => {
      const shardsOnly = await api.newKey('shards');
      const answer = await api.push('POST', '/api/ingest/history', shardsOnly, {
        events: [reading('foreign')],
      });
      expect(answer.status).toBe(403);
      expect((await send([reading('foreign')])).accepted).toBe(1);
    });

    test('rejects a revoked key at the next request', async () => {
      const { id, key: doomed } = await api.app
        .get(KeyService)
        .create('doomed', ['history'], OPERATOR);
      const push = () =>
        api.push('POST', '/api/ingest/history', doomed, { events: [reading('doomed')] });
      expect((await push()).status).toBe(200);
      await api.app.get(KeyService).revoke(id, OPERATOR);
      const rejected = await push();
      expect(rejected.status).toBe(401);
      expect(rejected.headers.get('www-authenticate')).toBe('Bearer');
    });

    test('rejects requests without a key, with an unknown key, and with a cookie', async () => {
      const cookie = await api.signIn({ id: '111111111111111111', rank: 'Owner' });
      const body = JSON.stringify({ events: [reading('unauthenticated')] });
      const unauthenticated: Record<string, string>[] = [
        {},
        { authorization: `Bearer ptk_000000000000_${'A'.repeat(43)}` },
        { authorization: key },
        { cookie, 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of unauthenticated) {
        const init = {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        };
        expect((await api.call('/api/ingest/history', init)).status).toBe(401);
      }
    });

    test('does not store keys in plain text', async () => {
      const rows = await api.db().select().from(ingestKeys);
      expect(JSON.stringify(rows)).not.toContain(key);
    });

    test('rejects an empty batch, a batch of 5001 items, and unknown fields', async () => {
      const many = Array.from({ length: 5001 }, (_, index) => reading(`many-${index}`));
      for (const body of [{ events: [] }, { events: many }, { events: [reading('x')], more: 1 }]) {
        expect((await api.push('POST', '/api/ingest/history', key, body)).status).toBe(400);
      }
    });

    test('accepts a batch of 5000 items', async () => {
      const many = Array.from({ length: 5000 }, (_, index) =>
        reading(`fill-${index}`, NOW - 100_000 - index * 900),
      );
      expect(await send(many)).toMatchObject({ accepted: 5000, duplicates: 0, rejected: [] });
      expect(await send(many)).toMatchObject({ accepted: 0, duplicates: 5000 });
    });
  });
});
