import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { Template } from '@portico/contracts/templates/schema';
import { png } from '../support/images.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const template = (id: string, change: object = {}) => ({
  id,
  name: `Template ${id}`,
  image: 'https://a.test/picture.png',
  embed: '{embed} && {title: <script>alert(1)</script>}',
  ...change,
});

onBothDatabases((newDatabase) => {
  describe('templates', () => {
    let api: TestApi;
    let key: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('templates');
    });
    let revision = 0;
    const put = async (templates: unknown[], at = (revision += 10), query = '') => {
      const answer = await api.push('PUT', `/api/ingest/templates${query}`, key, {
        revision: at,
        templates,
      });
      return (await answer.json()) as IngestReceipt;
    };
    const get = async () => {
      const answer = await api.call('/api/templates');
      return { answer, body: (await answer.json()) as Template[] };
    };

    test('[spec0 §3.8, §7.4] the list contains id, name, image and embed, in the order of the bot', async () => {
      await put([template('b'), template('a')]);
      const { answer, body } = await get();
      expect(body).toEqual([template('b'), template('a')]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    });

    test('a set replaces the previous one; an older or equal revision changes nothing', async () => {
      expect(await put([template('a')], 1000)).toMatchObject({ accepted: 1, duplicates: 0 });
      expect(await put([template('b')], 1000)).toMatchObject({ accepted: 0, duplicates: 1 });
      expect(await put([template('b')], 999)).toMatchObject({ accepted: 0, duplicates: 1 });
      expect((await get()).body.map(({ id }) => id)).toEqual(['a']);
      revision = 1000;
      expect(await put([], 1010, '?dryRun=1')).toMatchObject({ dryRun: true });
      expect((await get()).body).toHaveLength(1);
      await put([]);
      expect((await get()).body).toEqual([]);
    });

    test('valid templates are stored; invalid and duplicate ones are named', async () => {
      const receipt = await put([
        template('a'),
        template('a'),
        template('c', { image: 'javascript:alert(1)' }),
        template('d', { image: 'data:text/html,x' }),
        template('e', { embed: '' }),
        template('f', { name: ' ' }),
        template('g h'),
        'nonsense',
      ]);
      expect(receipt).toMatchObject({ accepted: 1 });
      expect(receipt.rejected.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(await put(['nonsense'])).toMatchObject({ accepted: 0 });
      expect((await get()).body).toHaveLength(1);
    });

    test('an image within its address is bounded in pixels, and of the type that it claims', async () => {
      const address = (type: string, bytes: Buffer) =>
        `data:image/${type};base64,${bytes.toString('base64')}`;
      const small = png({ width: 64, height: 64 });
      const escaped = [...small].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      const { rejected } = await put([
        template('a', { image: address('png', small) }),
        template('b', { image: `data:image/png,${escaped}` }),
        template('c', { image: 'data:image/svg+xml,%3Csvg/%3E' }),
        template('d', { image: address('png', png({ width: 9000, height: 9000 })) }),
        template('e', { image: address('webp', small) }),
        template('f', { image: 'data:image/png,none' }),
      ]);
      expect(rejected.map(({ id, issues }) => [id, issues[0]?.message])).toEqual([
        ['d', expect.stringMatching(/^has 9000 × 9000 pixels/)],
        ['e', 'is png, but must be webp'],
        ['f', 'must be PNG, JPEG, GIF or WebP'],
      ]);
    });

    test('a key of another scope is rejected', async () => {
      const other = await api.newKey('commands');
      const answer = await api.push('PUT', '/api/ingest/templates', other, {
        revision: 9999,
        templates: [],
      });
      expect(answer.status).toBe(403);
    });
  });
});
