import { setImmediate as endOfTurn } from 'node:timers/promises';
import { marked, unlistedValues } from '@portico/sdk/platform';
import type { PageRoute } from '@portico/sdk/platform';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import { DatabaseUnavailableError } from '../../src/core/db/database-unavailable.ts';
import { PublicCalls } from '../../src/platform/page/data/public-calls.service.ts';
import { loadDocumentData } from '@portico/sdk/platform/document/load-document-data';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';

const command = (name: string, category: string) => ({
  ...{ name, category, description: `Does ${name}`, permissions: '', arguments: '' },
});
const route = (path: string, get: string): PageRoute => ({
  ...{ path, page: 'commands', title: 'T', description: 'D' },
  data: { get: { all: get } },
});
const list = route('/list', '/api/commands');
const html = `<p>${marked('#.')}<i>${marked('name')}</i>${marked('/.')}</p>`;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '10' } });
  const key = await api.newKey('commands');
  const commands = [command('ban', 'moderation'), command('eval', 'owner')];
  await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands });
  await goLive(api, shellRelease());
  await goLive(
    api,
    remoteRelease('1.0.0', {
      routes: [route('/list', '/api/commands')],
      nav: [],
      prerendered: { 'data:/list': { html, css: '' } },
    }),
  );
});

const open = async (path: string, cookie = '') =>
  (await api.call(path, { headers: { cookie } })).text();

describe('the calls that the page server makes for documents', () => {
  it('count in no limit of the visitor, no log line and no metric', async () => {
    for (let visit = 0; visit < 30; visit += 1)
      expect(await open('/list')).toContain('<p><i>ban</i></p>');
    expect((await api.call('/api/commands')).status).toBe(200);
    expect(api.logs().match(/"route":"\/api\/commands"/g)).toHaveLength(1);
    const counted = /http_requests_total\{[^}]*route="\/api\/commands"[^}]*\} (\d+)/.exec(
      await api.metrics(),
    );
    expect(counted?.[1] ?? '1').toBe('1');
  });

  it('cannot be claimed by a request', async () => {
    const headers = { 'x-forwarded-for': 'in process', forwarded: 'for="in process"' };
    const lines = () => api.logs().match(/"route":"\/api\/health\/live"/g)?.length ?? 0;
    const before = lines();
    const answer = await api.call('/api/health/live', { headers });
    expect([answer.status, lines()]).toEqual([200, before + 1]);
  });

  it('are shared by the documents that ask in one turn of the event loop, and by none that asks later', async () => {
    const calls = api.app.get(PublicCalls);
    const inject = jest.spyOn(api.app.getHttpAdapter().getInstance(), 'inject');
    const ask = () => calls.get({ path: '/api/commands', maxBytes: 64_000 });
    const together = await Promise.all([ask(), ask(), ask()]);
    expect(inject).toHaveBeenCalledTimes(1);
    expect(new Set(together).size).toBe(1);

    const earlier = ask();
    await endOfTurn();
    expect(inject).toHaveBeenCalledTimes(2);
    const later = ask();
    await Promise.all([earlier, later]);
    expect(inject).toHaveBeenCalledTimes(3);
    inject.mockRestore();
  });

  it('are shared by no documents that accept answers of different sizes', async () => {
    const calls = api.app.get(PublicCalls);
    const ask = (maxBytes: number) => calls.get({ path: '/api/commands', maxBytes });
    const [long, short] = await Promise.all([ask(64_000), ask(2)]);
    expect([long.kind, short.kind]).toEqual(['answer', 'none']);
  });

  it('see what a visitor without a session sees, whoever the document is for', async () => {
    const member = await api.signIn({ id: '222222222222222222', rank: 'Owner' });
    expect(
      await (await api.call('/api/commands', { headers: { cookie: member } })).text(),
    ).toContain('eval');
    const document = await open('/list', member);
    expect(document).toContain('<p><i>ban</i></p>');
    expect(document).not.toContain('eval');
  });

  it('leave a document without data while the database is away, also where the call has a stale answer', async () => {
    const away = jest
      .spyOn(RevisionRepository.prototype, 'current')
      .mockRejectedValue(new DatabaseUnavailableError());
    const known = jest.spyOn(RevisionRepository.prototype, 'known').mockReturnValue(undefined);
    const document = await open('/list');
    expect(document).not.toContain('<i>ban</i>');
    expect(document).not.toContain('"/api/commands":');
    away.mockRestore();
    known.mockRestore();
    expect(await open('/list')).toContain('<i>ban</i>');
  });

  it('may fail where the template can be filled without: the page then asks itself', async () => {
    const get = { all: '/api/commands', figures: { path: '/api/none', mayFail: true as const } };
    const view = { fields: { all: 'all', figures: '/figures' } };
    const match = { route: { ...list, data: { get, view } }, params: {} };
    const calls = {
      get: ({ path }: { path: string }) =>
        Promise.resolve(
          path === '/api/none'
            ? ({ kind: 'none' } as const)
            : ({ kind: 'answer', answer: { stamp: 's', value: ['ban'], bytes: 7 } } as const),
        ),
    };
    expect(await loadDocumentData(match, new URLSearchParams(), calls)).toEqual({
      kind: 'data',
      data: {
        ...{ stamp: 's -', view: { all: ['ban'], figures: undefined } },
        answers: { '/api/commands': ['ban'] },
      },
    });
  });

  it('are refused at the promotion where they are not for everybody', async () => {
    const release = (get: string) =>
      remoteRelease('1.1.0', {
        ...{ routes: [route('/list', get)], nav: [] },
        prerendered: { 'data:/list': { html, css: '' } },
      });
    await expect(goLive(api, release('/api/auth/me'))).rejects.toThrow(
      'reads /api/auth/me, which is no public GET of this API',
    );
  });

  it('are none for a release from before, which names data and other values in words of its own', async () => {
    const before = {
      path: '/list/:name',
      params: { name: { known: ['a'], alsoIn: 'values', otherwise: '/' } },
      data: 'commands',
    };
    const match = { route: { ...list, ...before } as unknown as PageRoute, params: { name: 'b' } };
    const calls = { get: jest.fn() };
    expect(await loadDocumentData(match, new URLSearchParams(), calls)).toEqual({ kind: 'none' });
    expect(calls.get).not.toHaveBeenCalled();
    expect(unlistedValues(match)).toEqual([]);
  });
});
