import type { AvatarEntry, OwnAvatars } from '@portico/contracts/avatars/schema';
import { gif, png } from '../support/images.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const SIZE = { width: 64, height: 64 };
const picture = (text: string) => png(SIZE, { pixels: Buffer.from(text) }).toString('base64');
const ANNA = '111111111111111111';
const BEN = '222222222222222222';
let sent = 0;
const event = (user_id: string, timestamp: number, image = picture(`${user_id} ${timestamp}`)) => ({
  id: `avatar-${(sent += 1)}`,
  user_id,
  timestamp,
  image,
});

onBothDatabases((newDatabase) => {
  describe('avatars', () => {
    let api: TestApi;
    let key: string;
    let anna: string;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      key = await api.newKey('avatars');
      anna = await api.signIn({ id: ANNA });
    });
    const push = async (...events: object[]) =>
      (await api.push('POST', '/api/ingest/avatars', key, { events })).json() as Promise<{
        accepted: number;
        duplicates: number;
        rejected: { index: number; issues: { path: string; message: string }[] }[];
      }>;
    const list = async (path = '/api/avatars') =>
      (await (await api.call(path)).json()) as AvatarEntry[];
    const act = async (method: string, path: string, body?: object, cookie = anna) =>
      api.call(`/api/avatars/own${path}`, {
        method,
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
    const file = (name: string) => api.call(`/cdn/avatars/${name}`);

    test('[spec0 §3.12, §7.7, §7.14, §9.9] the newest entries come first; files are on the content delivery path', async () => {
      const [CARL, DORA] = ['444444444444444444', '555555555555555555'];
      const receipt = await push(event(CARL, 100), event(DORA, 300), event(CARL, 200));
      expect(receipt).toMatchObject({ accepted: 3, rejected: [] });
      const entries = (await list()).filter(({ user_id }) => [CARL, DORA].includes(user_id));
      expect(entries.map(({ timestamp }) => timestamp)).toEqual([300, 200, 100]);
      expect((await list(`/api/avatars/${CARL}`)).map(({ timestamp }) => timestamp)).toEqual([
        200, 100,
      ]);
      const answer = await file(entries[0]?.avatar ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await list('/api/avatars/333333333333333333')).toEqual([]);
      expect((await api.call('/api/avatars/somebody')).status).toBe(400);
    });

    test.each([
      '..%2f..%2fpackage.png',
      '%2e%2e%5cpackage.png',
      'a.png%00',
      `${'0'.repeat(32)}.svg`,
    ])('a name outside of the format is not found: %s (threats row 63)', async (name) => {
      const answer = await file(name);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found.\n']);
    });

    test('the lists are revalidated by entity tag', async () => {
      const answer = await api.call('/api/avatars');
      const etag = answer.headers.get('etag') ?? '';
      const again = await api.call('/api/avatars', { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      await push(event(BEN, 400));
      const changed = await api.call('/api/avatars', { headers: { 'if-none-match': etag } });
      expect(changed.status).toBe(200);
    });

    test('an event is stored once; files that are not images, too large, or from the future are rejected', async () => {
      const known = event(BEN, 500);
      expect(await push(known, known)).toMatchObject({ accepted: 1, duplicates: 1 });
      const { rejected, accepted } = await push(
        event(BEN, 501, Buffer.from('<svg onload="x"/>').toString('base64')),
        event(BEN, 502, picture('0'.repeat(256 * 1024))),
        event(BEN, Math.floor(Date.now() / 1000) + 3600),
        { ...event(BEN, 503), user_id: 'ben' },
      );
      expect(accepted).toBe(0);
      expect(rejected.map(({ issues }) => issues[0]?.path)).toEqual([
        'image',
        'image',
        'timestamp',
        'user_id',
      ]);
    });

    test('an image that decodes to too many pixels is rejected with its size (threats row 135)', async () => {
      const bomb = gif({ width: 512, height: 512 }, Array(600).fill({ width: 512, height: 512 }));
      const { rejected } = await push(
        event(BEN, 504, png({ width: 8192, height: 8192 }).toString('base64')),
        event(BEN, 505, bomb.toString('base64')),
      );
      expect(rejected.map(({ issues }) => issues)).toEqual([
        [
          {
            path: 'image',
            message: expect.stringMatching(/^has 8192 × 8192 pixels; send at most/),
          },
        ],
        [{ path: 'image', message: expect.stringMatching(/^has 512 × 512 pixels in 600 frames/) }],
      ]);
    });

    test('users can hide and delete their own entries, not those of others', async () => {
      await push(event(ANNA, 210), event(BEN, 220), event(ANNA, 230));
      const [mine, ...older] = await list(`/api/avatars/${ANNA}`);
      const [other] = await list(`/api/avatars/${BEN}`);
      expect((await act('DELETE', `/${other?.avatar}`)).status).toBe(404);
      expect((await act('GET', '', undefined, '')).status).toBe(401);

      const hidden = await act('PUT', `/${mine?.avatar}/hidden`, { hidden: true });
      expect(((await hidden.json()) as OwnAvatars).entries[0]).toMatchObject({ hidden: true });
      expect((await file(mine?.avatar ?? '')).status).toBe(404);
      expect(await list(`/api/avatars/${ANNA}`)).toEqual(older);

      await act('PUT', `/${mine?.avatar}/hidden`, { hidden: false });
      expect((await file(mine?.avatar ?? '')).status).toBe(200);

      const left = (await (await act('DELETE', `/${mine?.avatar}`)).json()) as OwnAvatars;
      expect(left.entries).toHaveLength(older.length);
      expect((await file(mine?.avatar ?? '')).status).toBe(404);
    });

    test('entries of users who have opted out are neither shown nor stored', async () => {
      await push(event(ANNA, 590));
      const before = await list(`/api/avatars/${ANNA}`);
      await act('PUT', '/opt-out', { optedOut: true });
      expect(await list(`/api/avatars/${ANNA}`)).toEqual([]);
      const { accepted, rejected } = await push(event(ANNA, 600), event(BEN, 601));
      expect(accepted).toBe(1);
      expect(rejected[0]?.issues[0]?.message).toMatch(/has opted out of the avatar history/);
      const back = await act('PUT', '/opt-out', { optedOut: false });
      expect(await back.json()).toMatchObject({ optedOut: false });
      expect(await list(`/api/avatars/${ANNA}`)).toEqual(before);
    });
  });
});
