import { ModuleFederation } from '@module-federation/runtime-core';
import { testRemote } from '../../testing/render-app.tsx';
import { Registrations } from './registrations.ts';

const remote = testRemote({ name: 'mfe-one', integrity: 'sha384-abc' });

/** A host that responds to each request with its registration of the remote. */
function makeHost() {
  const registrations = new Registrations();
  const requested = jest.fn();
  const host = new ModuleFederation({
    ...{ name: 'shell', remotes: [] },
    plugins: [
      registrations.plugin,
      { name: 'observer', afterMatchRemote: ({ remoteInfo }) => void requested(remoteInfo) },
      {
        name: 'container',
        loadEntry: ({ remoteInfo: { entry } }) =>
          Promise.resolve({ init: () => undefined, get: () => () => entry } as never),
      },
    ],
  });
  return { registrations, requested, host };
}

describe('Registrations', () => {
  it('resolves requests to the latest definition, with its hash and address', async () => {
    const { registrations, requested, host } = makeHost();
    registrations.add(host, remote);
    registrations.add(host, { ...remote, version: '1.0.1', entry: '/mfe/mfe-one/1.0.1/a.js' });
    const entry = `${location.origin}/mfe/mfe-one/1.0.1/a.js`;
    expect(await host.loadRemote('mfe-one/home')).toBe(entry);
    expect(requested.mock.calls).toMatchObject([
      [{ version: '1.0.1', entry, integrity: 'sha384-abc', entryGlobalName: remote.globalName }],
    ]);
  });

  it('registers a failed definition again, once', async () => {
    const { registrations, requested, host } = makeHost();
    registrations.add(host, remote);
    await host.loadRemote('mfe-one/home');
    const [{ name }] = requested.mock.calls[0] as [{ name: string }];
    registrations.renew(host, name);
    registrations.renew(host, name);
    await host.loadRemote('mfe-one/home');
    expect(requested.mock.calls.at(-1)).not.toMatchObject([{ name }]);
    expect(host.options.remotes).toHaveLength(2);
  });

  it('leaves a remote that is not registered to the library, which rejects it', async () => {
    await expect(makeHost().host.loadRemote('mfe-none/home')).rejects.toThrow('mfe-none/home');
  });
});
