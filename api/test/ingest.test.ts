import { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { OPERATOR } from '../src/core/audit/audit-writer.repository.ts';
import { KeyService } from '../src/identity/keys/ingest/ingest-key.service.ts';
import { ingestKeys } from '../src/identity/keys/ingest/ingest-key.table.ts';
import { startApi, type TestApi } from './support/api.ts';
import { onBothDatabases } from './support/databases.ts';

const NOW = Math.floor(Date.now() / 1000);
const reading = (id: string, timestamp = NOW) => ({
  id,
  timestamp,
  guilds: 1000,
  users: 500_000,
  ping: 41.5,
});

onBothDatabases((newDatabase) => {
  describe('the ingest door', () => {
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
    const count = async () => ((await (await api.call('/api/history')).json()) as unknown[]).length;

    test('takes each event id once, however often it is sent', async () => {
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

    test('keeps the good items of a batch and says what is wrong with the others', async () => {
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

    test('?dryRun=1 reports the same and writes nothing', async () => {
      const before = await count();
      const batch = [reading('dry'), reading('dry'), { ...reading('bad'), ping: 'fast' }];
      const rehearsed = await send(batch, '?dryRun=1');
      expect(rehearsed).toMatchObject({ dryRun: true, accepted: 1, duplicates: 1 });
      expect(await count()).toBe(before);
      expect(await send(batch)).toEqual({ ...rehearsed, dryRun: false });
    });

    test('a key opens what its scopes name and nothing else', async () => {
      const shardsOnly = await api.newKey('shards');
      const answer = await api.push('POST', '/api/ingest/history', shardsOnly, {
        events: [reading('foreign')],
      });
      expect(answer.status).toBe(403);
      expect((await send([reading('foreign')])).accepted).toBe(1);
    });

    test('a revoked key is refused with the next call', async () => {
      const { id, key: doomed } = await api.app
        .get(KeyService)
        .create('doomed', ['history'], OPERATOR);
      const push = () =>
        api.push('POST', '/api/ingest/history', doomed, { events: [reading('doomed')] });
      expect((await push()).status).toBe(200);
      await api.app.get(KeyService).revoke(id, OPERATOR);
      const refused = await push();
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    });

    test('no key, a made-up key and a cookie are refused', async () => {
      const cookie = await api.signIn({ id: '111111111111111111', rank: 'Owner' });
      const body = JSON.stringify({ events: [reading('stranger')] });
      const strangers: Record<string, string>[] = [
        {},
        { authorization: `Bearer ptk_000000000000_${'A'.repeat(43)}` },
        { authorization: key },
        { cookie, 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of strangers) {
        const init = {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        };
        expect((await api.call('/api/ingest/history', init)).status).toBe(401);
      }
    });

    test('the database keeps no key that could be used', async () => {
      const rows = await api.db().select().from(ingestKeys);
      expect(JSON.stringify(rows)).not.toContain(key);
    });

    test('an empty batch, one of 5001 and unknown fields are refused as a whole', async () => {
      const many = Array.from({ length: 5001 }, (_, index) => reading(`many-${index}`));
      for (const body of [{ events: [] }, { events: many }, { events: [reading('x')], more: 1 }]) {
        expect((await api.push('POST', '/api/ingest/history', key, body)).status).toBe(400);
      }
    });

    test('takes a full batch of 5000 in one piece', async () => {
      const many = Array.from({ length: 5000 }, (_, index) =>
        reading(`fill-${index}`, NOW - 100_000 - index * 900),
      );
      expect(await send(many)).toMatchObject({ accepted: 5000, duplicates: 0, rejected: [] });
      expect(await send(many)).toMatchObject({ accepted: 0, duplicates: 5000 });
    });
  });
});
