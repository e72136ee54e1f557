import type { Command } from '@portico/contracts/commands/schema';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const HIDDEN = ['supporter', 'moderator', 'administrator', 'owner', 'jishaku'];
const command = (name: string, category = 'moderation', change: object = {}) => ({
  name,
  description: `Does ${name}`,
  category,
  permissions: 'manage_messages',
  arguments: '<member>',
  ...change,
});

onBothDatabases((newDatabase) => {
  describe('commands', () => {
    let api: TestApi;
    let key: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('commands');
    });
    // Each test begins with an empty set and its own revisions.
    let base = 0;
    beforeEach(async () => {
      base += 1000;
      await put(0, []);
    });
    const put = async (revision: number, commands: unknown[], query = '') => {
      const body = { revision: base + revision, commands };
      const answer = await api.push('PUT', `/api/ingest/commands${query}`, key, body);
      return answer.json();
    };
    const get = async (cookie = '') => {
      const answer = await api.call('/api/commands', { headers: { cookie } });
      const body = (await answer.json()) as Command[];
      return { answer, body, names: body.map(({ name }) => name) };
    };

    test('[spec0 §3.1, §7.1] the list is sorted by name and contains all fields', async () => {
      const full = { aliases: ['silence'], slash: true, example: 'mute @Robin' };
      await put(1, [command('mute', 'moderation', full), command('Ban')]);
      const { body } = await get();
      expect(body).toEqual([command('Ban'), command('mute', 'moderation', full)]);
    });

    test('[spec0 §5.22, §7.1] the public never receives a hidden category', async () => {
      await put(1, [
        command('ban'),
        ...HIDDEN.map((name) => command(`do-${name}`, name)),
        command('x', 'Owner'),
      ]);
      const visitor = await api.signIn({ id: '111111111111111111' });
      for (const cookie of ['', visitor]) {
        const { answer, names } = await get(cookie);
        expect(names).toEqual(['ban']);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
        expect(answer.headers.get('vary')).toContain('cookie');
      }
      const member = await api.signIn({ id: '222222222222222222', rank: 'Supporter' });
      const { answer, names } = await get(member);
      expect(names).toHaveLength(7);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    });

    test('a set replaces the previous one; an older or equal revision changes nothing', async () => {
      await put(5, [command('ban'), command('kick')]);
      expect(await put(6, [command('ban')])).toMatchObject({ accepted: 1, duplicates: 0 });
      expect((await get()).names).toEqual(['ban']);
      expect(await put(6, [command('mute')])).toMatchObject({ accepted: 0, duplicates: 1 });
      expect(await put(2, [command('mute')])).toMatchObject({ accepted: 0, duplicates: 1 });
      expect((await get()).names).toEqual(['ban']);
      await put(7, []);
      expect((await get()).names).toEqual([]);
    });

    test('a command whose page would have the address of another one is rejected with its name', async () => {
      const receipt = (await put(1, [
        command('ban list'),
        command('Ban  List'),
        command('ban list ', 'fun'),
        command('ban-list'),
      ])) as IngestReceipt;
      expect(receipt).toMatchObject({
        accepted: 3,
        rejected: [{ index: 1, issues: [{ path: 'name' }] }],
      });
      expect(receipt.rejected[0]?.issues[0]?.message).toBe(
        'has the page of "ban list": moderation/ban-list. Names must differ in more than case and blanks',
      );
    });

    test('a dry run stores neither the set nor its revision', async () => {
      await put(1, [command('ban')]);
      expect(await put(2, [command('kick')], '?dryRun=1')).toMatchObject({ accepted: 1 });
      expect((await get()).names).toEqual(['ban']);
      expect(await put(2, [command('kick')])).toMatchObject({ accepted: 1 });
    });

    test('valid commands are stored; invalid and duplicate ones are named', async () => {
      const receipt = await put(1, [
        command('ban'),
        command('ban'),
        { ...command('kick'), category: '' },
      ]);
      expect(receipt).toMatchObject({
        accepted: 1,
        rejected: [
          { index: 1, id: 'ban' },
          { index: 2, id: 'kick' },
        ],
      });
      expect((await get()).names).toEqual(['ban']);
    });

    test('a set without valid commands does not replace the previous one', async () => {
      await put(1, [command('ban')]);
      expect(await put(2, ['nonsense'])).toMatchObject({ accepted: 0, rejected: [{ index: 0 }] });
      expect((await get()).names).toEqual(['ban']);
      expect(await put(2, [command('kick')])).toMatchObject({ accepted: 1 });
    });
  });
});
