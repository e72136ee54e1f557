import type { ModuleFederation } from '@module-federation/runtime-core';
import { SilentRetry } from './silent-retry.ts';

const ID = 'mfe-one/home';
const file = `${location.origin}/mfe/mfe-one/1.0.0/part.js`;
const chunkError = Object.assign(new Error('ChunkLoadError'), { request: file });

/** A host whose loads have these outcomes, in order. */
function makeHost(...outcomes: unknown[]) {
  const renew = jest.fn();
  const retry = new SilentRetry(renew);
  const fails = (error: unknown, name: string): Promise<unknown> =>
    Promise.resolve(
      retry.plugin.errorLoadRemote?.({
        ...{ id: ID, error, from: 'runtime', lifecycle: 'onLoad', origin: host },
        ...{ remote: { name } as never },
      }),
    );
  const loadRemote = jest.fn(async () => {
    const outcome = outcomes.shift();
    if (!(outcome instanceof Error)) return outcome;
    const recovered = await fails(outcome, `mfe-one@${loadRemote.mock.calls.length + 1}`);
    if (recovered) return recovered;
    throw outcome;
  });
  const host = { loadRemote } as unknown as ModuleFederation;
  return { retry, renew, loadRemote, fail: (error: unknown) => fails(error, 'mfe-one@1') };
}

let refetched: jest.SpyInstance<Promise<Response>, [RequestInfo | URL, RequestInit?]>;
beforeEach(() => {
  refetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('')));
});
afterEach(() => jest.restoreAllMocks());

describe('SilentRetry', () => {
  it('fetches the file without the cache, registers the remote again and reloads the page', async () => {
    const { retry, renew, fail } = makeHost('page');
    expect(await fail(chunkError)).toBe('page');
    expect(refetched.mock.calls).toMatchObject([[file, { cache: 'reload' }]]);
    expect(renew.mock.calls).toEqual([[expect.anything(), 'mfe-one@1']]);
    expect(retry.retriesOf(ID)).toBe(1);
  });

  it('loads once more if a failed preload answers the first retry', async () => {
    const { retry, fail } = makeHost(chunkError, 'page');
    expect(await fail(chunkError)).toBe('page');
    expect(retry.retriesOf(ID)).toBe(2);
  });

  it('gives up afterwards, and starts again with the next load', async () => {
    const { retry, loadRemote, fail } = makeHost(chunkError, chunkError, 'page');
    await expect(fail(chunkError)).rejects.toBe(chunkError);
    expect(loadRemote).toHaveBeenCalledTimes(2);
    retry.begin(ID);
    expect(retry.retriesOf(ID)).toBe(0);
    expect(await fail(chunkError)).toBe('page');
  });

  it('does not retry an error of the code of the remote', async () => {
    const { retry, loadRemote, fail } = makeHost('page');
    expect(await fail(new Error('thrown'))).toBeUndefined();
    expect(loadRemote).not.toHaveBeenCalled();
    expect(retry.retriesOf(ID)).toBe(0);
  });
});
