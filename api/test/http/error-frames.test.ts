import { sql } from 'drizzle-orm';
import type { BeaconEvent, ErrorFrame } from '@portico/sdk/contracts/reports/schema';
import type { ErrorFrameCount, Vitals } from '@portico/sdk/contracts/vitals/schema';
import { DatabaseService } from '../../src/core/db/database.service.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { MAX_FRAMES } from '../../src/platform/vitals/error-frames.repository.ts';
import { ErrorFrames } from '../../src/platform/vitals/error-frames.service.ts';
import { VitalsService } from '../../src/platform/vitals/vitals.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

/** The first four columns are line 1 of the source, all others are line 5. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mfe-public/src/pages/home/page.tsx'],
  names: [],
  mappings: 'AAAA,IAIA',
});
const MANY_LINES = 'x();\n'.repeat(80);

const release = (version: string) =>
  remoteRelease(
    version,
    {},
    {
      'home.js.map': MAP,
      'many.js': MANY_LINES,
      'odd.js': 'odd();',
      'odd.js.map': 'no map',
      'sbom.cdx.json': '{"mappings":[]}',
    },
  );

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let cookie: string;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    await goLive(api, shellRelease());
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])
      await goLive(api, release(version));
    cookie = await api.signIn({ id: '100000000000000001', rank: 'Supporter' });
  });
  afterAll(() => api.stop());

  const send = (...events: unknown[]) =>
    api.call('/api/reports/beacon', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    });
  const write = () => api.app.get(VitalsService).write();
  const frameOf = (change: Partial<ErrorFrame> = {}): ErrorFrame => ({
    ...{ remote: 'mfe-public', version: '1.0.0', file: 'home.js', line: 1, column: 6 },
    ...change,
  });
  const thrown = (frame?: Partial<ErrorFrame>, version = '1.0.0'): BeaconEvent => ({
    ...{ kind: 'render', remote: 'mfe-public', version, page: 'home' },
    frame: frameOf({ version, ...frame }),
  });
  async function framesOf(version: string): Promise<ErrorFrameCount[]> {
    await write();
    const answer = await api.call('/api/vitals', { headers: { cookie } });
    const { frames } = (await answer.json()) as Vitals;
    return frames.filter((frame) => frame.version === version);
  }

  it('errors are counted by version, code and line of the source', async () => {
    const failure = { ...thrown(), kind: 'failure', reason: 'broken', ms: 5 };
    expect((await send(thrown(), thrown({ column: 7 }), failure)).status).toBe(200);
    await write();
    await send(thrown({ column: 2 }), { ...thrown(), kind: 'event' }, thrown());
    const home = {
      ...{ remote: 'mfe-public', version: '1.0.0' },
      source: 'mfe-public/src/pages/home/page.tsx',
      lastSeen: expect.any(Number) as number,
    };
    expect(await framesOf('1.0.0')).toEqual([
      { ...home, code: 'render', line: 5, count: 3 },
      { ...home, code: 'render', line: 1, count: 1 },
      { ...home, code: 'event', line: 5, count: 1 },
      { ...home, code: 'load-broken', line: 5, count: 1 },
    ]);
  });

  it('errors in a script without a valid map are counted by its own line', async () => {
    const inShell = { remote: 'shell', version: '1.0.0', file: 'shell.js' };
    await send(
      thrown({ file: 'many.js', line: 80 }, '1.1.0'),
      thrown({ file: 'odd.js' }, '1.1.0'),
      thrown(inShell, '1.1.0'),
    );
    const found = await framesOf('1.1.0');
    expect(found.map(({ source, line }) => `${source}:${line}`).toSorted()).toEqual([
      'mfe/mfe-public/1.1.0/many.js:80',
      'mfe/mfe-public/1.1.0/odd.js:1',
      'shell/1.0.0/shell.js:1',
    ]);
  });

  it('places outside of the scripts of releases are not counted', async () => {
    const before = await framesOf('1.1.0');
    await send(
      thrown({ file: 'none.js' }, '1.1.0'),
      thrown({ file: 'many.js', line: 1000 }, '1.1.0'),
      thrown({ version: '9.9.9' }, '1.1.0'),
      thrown({ remote: 'mfe-moon' }, '1.1.0'),
      thrown({ file: '../1.0.0/home.js' }, '1.1.0'),
      { ...thrown({}, '1.1.0'), remote: 'mfe-moon' },
    );
    expect(await framesOf('1.1.0')).toEqual(before);
    expect(await framesOf('other')).toEqual([]);
  });

  it('one version has a limited number of lines', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => index + 1);
    for (let first = 0; first < 80; first += 20) {
      const part = lines.slice(first, first + 20);
      await send(...part.map((line) => thrown({ file: 'many.js', line }, '1.2.0')));
      if (first === 20) await write();
    }
    expect(await framesOf('1.2.0')).toHaveLength(MAX_FRAMES);
    await send(thrown({ file: 'many.js', line: 1 }, '1.2.0'));
    const [first] = await framesOf('1.2.0');
    expect(first).toMatchObject({ line: 1, count: 2 });
  });

  it('counts that cannot be written are written later', async () => {
    await send(thrown({}, '1.3.0'));
    const failing = jest
      .spyOn(api.app.get(DatabaseService).db, 'execute')
      .mockRejectedValue(new Error('unavailable'));
    await write();
    failing.mockRestore();
    expect(await framesOf('1.3.0')).toMatchObject([{ line: 5, count: 1 }]);
  });

  it('lines without an error for a month are deleted', async () => {
    await send(thrown({ column: 1 }, '1.4.0'), thrown({ column: 6 }, '1.4.0'));
    await write();
    const age = (days: number) =>
      api.db()
        .execute(sql`update error_frames set last_seen = now() - make_interval(days => ${days})
        where version = '1.4.0'`);
    const stored = () => rowsOf(api.db(), sql`select 1 from error_frames where version = '1.4.0'`);
    await age(29);
    await api.app.get(ErrorFrames).deleteSome(30);
    expect(await stored()).toHaveLength(2);
    await age(31);
    await api.app.get(ErrorFrames).deleteSome(30);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a text', { message: 'broken' }],
    ['an address', { file: 'https://example.org/home.js' }],
    ['a file that is no script', { file: 'home.js.map' }],
    ['line 0', { line: 0 }],
  ])('a frame with %s is rejected', async (_, change) => {
    expect((await send({ ...thrown(), frame: { ...frameOf(), ...change } })).status).toBe(400);
  });

  it('source maps have no address for visitors, and neither has the bill of materials', async () => {
    expect((await api.call('/mfe/mfe-public/1.2.0/home.js')).status).toBe(200);
    for (const path of [
      'home.js.map',
      'odd.js.map',
      'home.js.map?x=1',
      'HOME.JS.MAP',
      'sbom.cdx.json',
    ]) {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const answer = await api.call(`/mfe/mfe-public/1.2.0/${path}`, { headers });
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toContain('mappings');
      }
    }
  });
});
