import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import { BLACKLIST_KINDS, BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { BlacklistsRepository } from '../../src/bot/blacklists/blacklists.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const MOD = '100000000000000009';
const id = (number: number) => String(200_000_000_000_000_000n + BigInt(number));

onBothDatabases((newDatabase) => {
  describe('the blacklists', () => {
    let api: TestApi;
    let key: string;
    let cookie: string;
    let revision = 0;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('blacklists');
      cookie = await api.signIn({ id: MOD, rank: 'Moderator' });
    });
    const entry = (number: number, change: object = {}) => ({
      user_id: id(number),
      moderator_id: MOD,
      duration: 3600,
      reason: `reason ${number}`,
      timestamp: 1_700_000_000 + number,
      ...change,
    });
    const send = (kind: string, body: object, query = '') =>
      api.push('PUT', `/api/ingest/blacklists/${kind}${query}`, key, body);
    const put = async (kind: string, entries: unknown[], more: object = {}, query = '') => {
      const body = { revision: (revision += 1), entries, ...more };
      return IngestReceipt.parse(await (await send(kind, body, query)).json());
    };
    const request = (kind: string, query = '', as = cookie) =>
      api.call(`/blacklist/${kind}${query}`, { headers: { cookie: as } });
    const list = async (kind: string, query = '') =>
      (await (await request(kind, query)).json()) as BlacklistEntry[];
    const ids = async (query: string) =>
      (await list('user/users', query)).map(({ user_id }) => Number(BigInt(user_id ?? 0) % 1000n));

    test.each(BLACKLIST_KINDS)(
      '[spec1 §3.14, §3.15] %s has the fields of its kind',
      async (kind) => {
        const { subject, thing } = BLACKLISTS[kind];
        const { user_id, ...common } = entry(1);
        const full = {
          ...(subject === 'user' ? { user_id } : { guild_id: user_id }),
          ...common,
          ...(thing && { [thing]: 'music' }),
        };
        await put(kind, []);
        expect(await list(kind)).toEqual([]);
        expect((await put(kind, [full, entry(2, { moderator_id: 'x' })])).accepted).toBe(1);
        expect(await list(kind)).toEqual([full]);
        expect(await list(kind, '?page=1')).toEqual([full]);
      },
    );

    test('[spec1 §7.8] only the six paths exist', async () => {
      for (const kind of ['user/servers', 'server/users', 'user/x', 'x/users', 'user/__proto__']) {
        expect([400, 404]).toContain((await request(kind)).status);
        expect([400, 404]).toContain((await send(kind, { revision: 1, entries: [] })).status);
      }
    });

    test('a newer revision replaces the set, an older one changes nothing', async () => {
      await put('user/users', [entry(1), entry(2)]);
      const receipt = await put('user/users', [entry(3)], { revision: revision - 1 });
      expect([receipt.accepted, receipt.duplicates]).toEqual([0, 1]);
      expect(await ids('?page=1')).toEqual([2, 1]);
      await put('user/users', [entry(3)], {}, '?dryRun=1');
      expect(await ids('')).toEqual([2, 1]);
      await put('user/users', [entry(4)]);
      expect(await ids('')).toEqual([4]);
      expect((await put('user/users', [{}])).rejected).toHaveLength(1);
      expect(await ids('')).toEqual([4]);
      await put('user/users', []);
      expect(await ids('')).toEqual([]);
    });

    test('a set in parts is published with its last part; parts arrive in order', async () => {
      await put('user/users', [entry(1)]);
      const at = (revision += 1);
      const part = (number: number, entries: unknown[], revision = at) =>
        send('user/users', { revision, entries, part: number, parts: 3 });
      expect((await part(2, [entry(5)])).status).toBe(409);
      await part(1, [entry(5), entry(6)]);
      await part(2, [entry(7)]);
      const again = IngestReceipt.parse(await (await part(2, [entry(7)])).json());
      expect([again.accepted, again.duplicates]).toEqual([0, 1]);
      expect(await ids('')).toEqual([1]);
      await part(3, [entry(8)]);
      expect(await ids('')).toEqual([8, 7, 6, 5]);
      expect(await ids('?page=2&pageSize=3')).toEqual([5]);
      // The next revision replaces an incomplete set.
      const next = (revision += 1);
      await part(1, [entry(9)], next);
      await put('user/users', [entry(10)]);
      expect(await ids('')).toEqual([10]);
      expect((await send('user/users', { revision, entries: [], part: 3, parts: 2 })).status).toBe(
        400,
      );
    });

    test('entries can be sorted by every field in both directions, and paged', async () => {
      const durations = [0, 60, 3600, 30];
      const sent = durations.map((duration, index) =>
        entry(index + 1, {
          duration,
          moderator_id: id(99 - index),
          ...(index === 3 && { user_id: '99999999999999999' }),
        }),
      );
      await put('user/users', sent);
      expect(await ids('?sort=duration')).toEqual([1, 999, 2, 3]);
      expect(await ids('?sort=-duration')).toEqual([3, 2, 999, 1]);
      expect(await ids('?sort=expires')).toEqual([999, 2, 3, 1]);
      expect(await ids('?sort=-expires')).toEqual([1, 3, 2, 999]);
      // Sorted as numbers: an id of 17 digits is the smallest.
      expect(await ids('?sort=id')).toEqual([999, 1, 2, 3]);
      expect(await ids('?sort=moderator_id')).toEqual([999, 3, 2, 1]);
      expect(await ids('?sort=thing')).toEqual([1, 2, 3, 999]);
      for (const page of [1, 2, 3, 4, 5]) {
        const expected = [[999], [3], [2], [1], []][page - 1];
        expect(await ids(`?page=${page}&pageSize=1`)).toEqual(expected);
      }
      expect((await request('user/users', '?page=1')).headers.get('x-total-count')).toBe('4');
    });

    test('a search matches prefixes of ids and words', async () => {
      await put('user/users', [
        entry(1, { reason: 'Spammt Beleidigungen, ÄRGER' }),
        entry(2, { reason: 'discord.gg/spam link' }),
        entry(3, { reason: "it's 100% =1+1'; drop table users; --" }),
      ]);
      const find = (q: string) => ids(`?q=${encodeURIComponent(q)}`);
      expect(await find('spam')).toEqual([2, 1]);
      expect(await find('ärger')).toEqual([1]);
      expect(await find('BELEID spam')).toEqual([1]);
      expect(await find(id(2))).toEqual([2]);
      expect(await find('20000000000000000')).toEqual([3, 2, 1]);
      expect(await find(MOD)).toEqual([3, 2, 1]);
      expect(await find("'; drop")).toEqual([3]);
      expect(await find(`' | & ! : * \\ ()`)).toEqual([3, 2, 1]);
      expect(await find('nobody')).toEqual([]);
      const { headers } = await request('user/users', '?q=spam');
      expect(headers.get('x-total-count')).toBe('2');
    });

    test('invalid parameters and entries are rejected', async () => {
      for (const query of [
        'page=0',
        'page=1e309',
        'page=1000000000000',
        'pageSize=1000',
        'sort=reason',
        'sort=--id',
        'sort=__proto__',
        'q=a%00b',
        'q=a&q=b',
        'page[]=1',
        'other=1',
      ]) {
        expect([query, (await request('user/users', `?${query}`)).status]).toEqual([query, 400]);
      }
      const bad = [
        { user_id: Number(id(1)) },
        { user_id: '1' },
        { duration: -1 },
        { duration: 1.5 },
        { reason: 'a\0b' },
        { timestamp: 99_999_999_999 },
      ];
      const receipt = await put('user/users', [
        ...bad.map((change) => entry(1, change)),
        entry(7, { __proto__: { polluted: true } }),
      ]);
      expect(receipt.rejected.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });

    test('[spec1 §6.3] only the team has access, and each access is audited', async () => {
      expect((await request('user/cogs', '', '')).status).toBe(401);
      expect(
        (await request('user/cogs', '', await api.signIn({ id: '9'.repeat(18) }))).status,
      ).toBe(403);
      const entries = () => api.db().select().from(auditEvents).orderBy(auditEvents.id);
      const before = await entries();
      await request('user/cogs');
      await request('server/servers', '?q=spam&page=2');
      await request('user/cogs', '/export');
      await api.call(`/api/staff/blacklists/${id(1)}`, { headers: { cookie } });
      const rows = (await entries()).slice(before.length);
      expect(
        rows.map(({ actor, action, target, detail }) => [actor, action, target, detail]),
      ).toEqual([
        [`user:${MOD}`, 'blacklist.read', 'blacklist:user/cogs', {}],
        [`user:${MOD}`, 'blacklist.read', 'blacklist:server/servers', { q: 'spam', page: 2 }],
        [`user:${MOD}`, 'blacklist.export', 'blacklist:user/cogs', {}],
        [`user:${MOD}`, 'id.read', `id:${id(1)}`, {}],
      ]);
    });

    test('the look-up of an id returns the entries of all published lists', async () => {
      await put('user/users', [entry(77)]);
      await put('user/users', [entry(77, { reason: 'the newer set' })]);
      await put('user/commands', [entry(77, { command: 'play' }), entry(78, { command: 'play' })]);
      await put('server/servers', [{ ...entry(77), guild_id: id(77) }]);
      const answer = await api.call(`/api/staff/blacklists/${id(77)}`, { headers: { cookie } });
      const { entries, economy } = (await answer.json()) as {
        entries: { kind: string; entry: BlacklistEntry }[];
        economy: unknown;
      };
      expect(entries.map(({ kind, entry: { reason } }) => [kind, reason])).toEqual([
        ['server/servers', 'reason 77'],
        ['user/commands', 'reason 77'],
        ['user/users', 'the newer set'],
      ]);
      expect(economy).toEqual({ entries: 0, last: null });
    });

    test('a stream of a set that is replaced ends completely, or fails', async () => {
      const many = Array.from({ length: 4200 }, (_, number) => entry(number));
      await put('user/users', many);
      expect(await list('user/users')).toHaveLength(4200);
      const reading = await fetch(`${api.url}/blacklist/user/users`, {
        headers: { cookie, 'accept-encoding': 'identity' },
      });
      await put('user/users', [entry(1)]);
      expect(await reading.json()).toHaveLength(4200);

      // Replaced twice while a client reads slowly: an incomplete list must not look complete.
      const lists = api.app.get(BlacklistsRepository);
      await put('user/users', many);
      const slow = lists.streamAll(await lists.findPublishedSet(api.db(), 'user/users'));
      expect((await slow.next()).value).toHaveLength(2000);
      await put('user/users', [entry(1)]);
      await put('user/users', [entry(2)]);
      await expect(async () => {
        for await (const batch of slow) expect(batch).toBeDefined();
      }).rejects.toThrow('replaced while it was read');
    });
  });
});
