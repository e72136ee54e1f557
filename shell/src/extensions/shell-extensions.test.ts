import { extensionPoint } from '@portico/sdk/platform';
import type { PageData } from '@portico/sdk/platform';
import { testBrand } from '@portico/sdk/testing';
import { RemoteLoader } from '../federation/remote-loader.ts';
import { testRemote } from '../testing/render-app.tsx';
import { shellExtensions } from './shell-extensions.ts';

const note = extensionPoint('tools/note', 1);
const remotes = [
  testRemote({ name: 'mfe-tools', version: '1.2.3', offers: { 'tools/note': 1 } }),
  testRemote({ name: 'mfe-public' }),
];
const app = { remote: 'mfe-tools', version: '1.2.3', page: 'ext-note' };
const Note = () => null;

function makeExtensions(load: (remote: string, page: string) => Promise<unknown>) {
  const page: PageData = {
    ...{ brand: testBrand, discordCdn: '', origin: '', status: 200, session: { status: 401 } },
    registry: { revision: '1', shellVersion: '1', remotes },
  };
  const report = jest.fn();
  const loader = new RemoteLoader({
    federation: { load, define: () => undefined, retriesOf: () => 0 },
    ...{ remotes, report, fetchRegistry: async () => Promise.resolve(page.registry) },
  });
  return { extensions: shellExtensions({ page, loader, report }), report };
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Promise.resolve(new Response('')));
});
afterEach(() => jest.restoreAllMocks());

describe('shellExtensions', () => {
  it('loads the module of the remote that offers the extension, once', async () => {
    const load = jest.fn(async () => Promise.resolve({ default: Note }));
    const { extensions, report } = makeExtensions(load);
    expect(await Promise.all([extensions.load(note), extensions.load(note)])).toEqual([Note, Note]);
    expect(await extensions.load(note)).toBe(Note);
    expect(load.mock.calls).toEqual([['mfe-tools', 'ext-note']]);
    expect(report.mock.calls).toMatchObject([[{ kind: 'load', ...app }]]);
  });

  it.each([
    extensionPoint('tools/note', 2),
    extensionPoint('tools/other', 1),
    extensionPoint('commerce/note', 1),
  ])('loads nothing for a point that no remote offers: %j', async (point) => {
    const load = jest.fn();
    const { extensions, report } = makeExtensions(load);
    await expect(extensions.load(point)).rejects.toThrow(`No remote offers version`);
    expect(load).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a failed load once, and retries on the next mount', async () => {
    const load = jest.fn(async () => Promise.resolve<unknown>({ default: Note }));
    load.mockRejectedValueOnce(new Error('broken'));
    const { extensions, report } = makeExtensions(load);
    const failures = await Promise.allSettled([extensions.load(note), extensions.load(note)]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(report.mock.calls).toMatchObject([[{ kind: 'failure', reason: 'broken', ...app }]]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await extensions.load(note)).toBe(Note);
  });

  it('reports what a loaded extension throws, and one that hangs', async () => {
    const { extensions, report } = makeExtensions(async () => Promise.resolve({ default: Note }));
    await extensions.load(note);
    report.mockClear();
    extensions.report(note, { kind: 'thrown', error: new Error('broken') });
    extensions.report(note, { kind: 'timeout', ms: 500 });
    expect(report.mock.calls).toEqual([
      [{ kind: 'render', ...app }],
      [{ kind: 'failure', reason: 'timeout', ms: 500, ...app }],
    ]);
  });
});
