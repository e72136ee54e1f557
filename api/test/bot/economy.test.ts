import type { EconomyEntry } from '@portico/contracts/economy/schema';
import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { economyEntries } from '../../src/bot/economy/economy.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const ANNA = '100000000000000001';
const BEN = '100000000000000002';
const at = (time: string) => Date.parse(time) / 1000;
let sent = 0;

onBothDatabases((newDatabase) => {
  describe('the economy log', () => {
    let api: TestApi;
    let key: string;
    let cookie: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('economy');
      cookie = await api.signIn({ id: BEN, rank: 'Supporter' });
    });
    beforeEach(async () => {
      await api.db().delete(economyEntries);
    });
    const event = (created: number, change: object = {}) => ({
      id: `economy-${(sent += 1)}`,
      user_id: ANNA,
      action: 'work',
      type: 'gain',
      amount: '10.50',
      cash: '110.5',
      card: 0,
      created,
      ...change,
    });
    const push = async (events: unknown[], query = '') =>
      IngestReceipt.parse(
        await (await api.push('POST', `/api/ingest/economy${query}`, key, { events })).json(),
      );
    const request = (query = '', as = cookie, id = ANNA) =>
      api.call(`/api/economy/${id}${query}`, { headers: { cookie: as } });
    const log = async (query = '') => (await (await request(query)).json()) as EconomyEntry[];
    const amounts = async (query: string) => (await log(query)).map(({ amount }) => amount);

    test('[spec1 §3.12, §7.4] entries have user_id, action, type, amount, cash, card and created, newest first', async () => {
      expect(await log()).toEqual([]);
      await push([event(100), event(300, { type: 'transfer' }), event(200, { user_id: BEN })]);
      const common = { user_id: ANNA, action: 'work', amount: '10.5', cash: '110.5', card: '0' };
      expect(await log()).toEqual([
        { ...common, type: 'transfer', created: 300 },
        { ...common, type: 'gain', created: 100 },
      ]);
    });

    test('the next pages repeat no entry where new ones came meanwhile, in any order', async () => {
      for (const sort of ['-created', 'created', '-amount', 'amount']) {
        await api.db().delete(economyEntries);
        await push([1, 2, 3, 4].map((n) => event(n * 100, { amount: String(n) })));
        const first = await request(`?page=1&pageSize=2&sort=${sort}`);
        const upTo = first.headers.get('x-total-up-to') ?? '';
        await push([event(50, { amount: '0.5' }), event(900, { amount: '9' })]);
        const second = await request(`?page=2&pageSize=2&sort=${sort}&upTo=${upTo}`);
        expect([second.headers.get('x-total-count'), second.headers.get('x-total-up-to')]).toEqual([
          '4',
          upTo,
        ]);
        const seen = [
          ...((await first.json()) as EconomyEntry[]),
          ...((await second.json()) as EconomyEntry[]),
        ];
        expect(seen.map(({ amount }) => amount).sort()).toEqual(['1', '2', '3', '4']);
        // Without pages, too.
        expect(await amounts(`?upTo=${upTo}`)).toEqual(['4', '3', '2', '1']);
      }
    });

    test('a filter without a value is no filter, on this list and on every other', async () => {
      await push([event(100), event(300, { type: 'transfer' })]);
      for (const name of ['action', 'type', 'min', 'max', 'from', 'to', 'tz', 'page', 'sort'])
        expect([name, (await log(`?${name}=`)).length]).toEqual([name, 2]);
    });

    test('amounts are exact decimals of any size', async () => {
      await push([
        event(1, { amount: '9007199254740993.2701', cash: 0.1, card: '-0.0001' }),
        event(2, { amount: '9007199254740993.2701' }),
      ]);
      expect((await log())[1]).toMatchObject({
        amount: '9007199254740993.2701',
        cash: '0.1',
        card: '-0.0001',
      });
      const totals = (await request('?page=1')).headers.get('x-totals');
      expect(JSON.parse(totals ?? '')).toEqual([
        { action: 'work', type: 'gain', entries: 2, amount: '18014398509481986.5402' },
      ]);
    });

    test('[spec1 §5.6] filters match action and type exactly, and amounts inclusively', async () => {
      await push([
        event(1, { amount: '5', action: 'daily' }),
        event(2, { amount: '5.01', type: 'Gain' }),
        event(3, { amount: '10' }),
        event(4, { amount: '-3', type: 'loss' }),
      ]);
      expect(await amounts('?action=work')).toEqual(['-3', '10', '5.01']);
      expect(await amounts('?action=wor')).toEqual([]);
      expect(await amounts('?type=gain')).toEqual(['10', '5']);
      expect(await amounts('?min=5')).toEqual(['10', '5.01', '5']);
      expect(await amounts('?min=5.01&max=10.00')).toEqual(['10', '5.01']);
      expect(await amounts('?max=5&page=1')).toEqual(['-3', '5']);
      expect(await amounts('?min=-3&max=-3')).toEqual(['-3']);
    });

    test('[spec1 §5.7] dates include the first and the last day in the time zone of the viewer', async () => {
      // On 29 March 2026 Berlin's day has 23 hours: it ends at 22:00 UTC.
      const times = ['28T22:59:59', '28T23:00:00', '29T21:59:59', '29T22:00:00'];
      await push(times.map((time, index) => event(at(`2026-03-${time}Z`), { amount: index })));
      const berlin = '&tz=Europe/Berlin';
      expect(await amounts(`?from=2026-03-29&to=2026-03-29${berlin}`)).toEqual(['2', '1']);
      expect(await amounts(`?from=2026-03-29${berlin}`)).toEqual(['3', '2', '1']);
      expect(await amounts(`?to=2026-03-28${berlin}`)).toEqual(['0']);
      expect(await amounts('?from=2026-03-29&to=2026-03-29')).toEqual(['3', '2']);
      // Time zones that are most of a day behind and ahead.
      expect(await amounts('?to=2026-03-28&tz=Pacific/Pago_Pago')).toEqual(['1', '0']);
      expect(await amounts('?from=2026-03-30&tz=Pacific/Kiritimati')).toEqual(['3', '2']);
    });

    test('a page has the number and the sums of all matching entries', async () => {
      await push([
        ...Array.from({ length: 7 }, (_, index) => event(index + 1, { amount: String(index) })),
        event(9, { type: 'verschenkt äöü', amount: '0.10' }),
      ]);
      const answer = await request('?page=3&pageSize=3');
      expect(await answer.json()).toMatchObject([{ created: 2 }, { created: 1 }]);
      expect(answer.headers.get('x-total-count')).toBe('8');
      expect(JSON.parse(answer.headers.get('x-totals') ?? '')).toEqual([
        { action: 'work', type: 'gain', entries: 7, amount: '21' },
        { action: 'work', type: 'verschenkt äöü', entries: 1, amount: '0.1' },
      ]);
      expect(await amounts('?sort=-amount&pageSize=2')).toEqual(['6', '5']);
      expect(await amounts('?sort=created&pageSize=2')).toEqual(['0', '1']);
      expect(await log('?page=99')).toEqual([]);
      expect(await log()).toHaveLength(8);
    });

    test('sums are by type where there are too many actions, and include all entries', async () => {
      const many = Array.from({ length: 50 }, (_, index) => event(1, { action: `a${index}` }));
      await push([...many, event(1, { type: 'loss', amount: '0.01' })]);
      const answer = await request('?page=1');
      expect(answer.headers.get('x-total-count')).toBe('51');
      expect(JSON.parse(answer.headers.get('x-totals') ?? '')).toEqual(
        expect.arrayContaining([
          { action: '', type: 'gain', entries: 50, amount: '525' },
          { action: '', type: 'loss', entries: 1, amount: '0.01' },
        ]),
      );
    });

    test('invalid parameters and ids are rejected', async () => {
      for (const query of [
        'page=0',
        'page=-1',
        'page=1e309',
        'page=1000000000000',
        'page=NaN',
        'pageSize=101',
        'pageSize=x',
        'sort=user_id',
        'sort=__proto__',
        'sort=created;drop table users',
        'min=1e5',
        'min=1,5',
        'max=Infinity',
        'from=2026-02-30',
        'to=yesterday',
        'tz=Mars/Olympus',
        'action=a%00b',
        'action=a&action=b',
        'page[]=1',
        'user=1',
      ]) {
        expect([query, (await request(`?${query}`)).status]).toEqual([query, 400]);
      }
      for (const id of ['1', '1e17', 'abc', `${ANNA}'`, '9'.repeat(21)]) {
        expect([id, (await request('', cookie, encodeURIComponent(id))).status]).toEqual([id, 400]);
      }
    });

    test('[spec1 §6.3] only the team has access, and each access is audited', async () => {
      expect((await request('', '')).status).toBe(401);
      expect((await request('', await api.signIn({ id: '9'.repeat(18) }))).status).toBe(403);
      const before = await api.db().select().from(auditEvents);
      await request();
      await request('?type=gain&page=2');
      await request('/export?min=5&tz=Europe/Berlin');
      const rows = (await api.db().select().from(auditEvents)).slice(before.length);
      expect(
        rows.map(({ actor, action, target, detail }) => [actor, action, target, detail]),
      ).toEqual([
        [`user:${BEN}`, 'economy.read', `user:${ANNA}`, {}],
        [`user:${BEN}`, 'economy.read', `user:${ANNA}`, { type: 'gain', page: 2 }],
        [`user:${BEN}`, 'economy.export', `user:${ANNA}`, { min: '5', tz: 'Europe/Berlin' }],
      ]);
    });

    test('[spec1 §3.13, §7.5] a user without a name is named by the id', async () => {
      const answer = await request('/user');
      expect(await answer.json()).toEqual({ user: ANNA, avatar: null });
    });

    test('exports are limited per member', async () => {
      const own = await api.signIn({ id: '100000000000000003', rank: 'Moderator' });
      const statuses: number[] = [];
      // A minute may end in between. Then another twenty exports are allowed.
      while (statuses.at(-1) !== 429 && statuses.length < 42) {
        statuses.push((await request('/export', own)).status);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.length).toBeGreaterThan(20);
    });

    test('each event counts once, also in concurrent batches', async () => {
      const one = event(5);
      const receipts = await Promise.all([push([one, one]), push([one]), push([one])]);
      expect(receipts.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(1);
      expect((await push([event(6)], '?dryRun=1')).accepted).toBe(1);
      expect(await log()).toHaveLength(1);
    });

    test('invalid events are named, the others are stored', async () => {
      const receipt = await push([
        event(at('2999-01-01T00:00:00Z')),
        event(1, { amount: '1,5' }),
        event(1, { amount: 1e21 }),
        event(1, { card: Number.NaN }),
        event(1, { user_id: Number(ANNA) }),
        event(1, { action: 'a\0b' }),
        event(1, { type: '\ud800' }),
        event(1, { action: '' }),
        event(1),
      ]);
      expect(receipt.accepted).toBe(1);
      expect(receipt.rejected.map(({ issues }) => issues[0]?.path)).toEqual([
        'created',
        'amount',
        'amount',
        'card',
        'user_id',
        'action',
        'type',
        'action',
      ]);
    });

    test('a log of several batches is streamed completely and in order', async () => {
      const events = Array.from({ length: 4500 }, (_, index) => event(Math.floor(index / 7)));
      await push(events);
      const entries = await log();
      expect(entries).toHaveLength(4500);
      const times = entries.map(({ created }) => created);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    });

    test('the export of an account contains the user’s log', async () => {
      await push([event(5), event(6)]);
      const own = await api.signIn({ id: ANNA });
      const answer = await api.call('/api/account/export', { headers: { cookie: own } });
      const { data } = (await answer.json()) as { data: { economy: { newest: unknown[] } } };
      expect(data.economy.newest).toHaveLength(2);
    });
  });
});
