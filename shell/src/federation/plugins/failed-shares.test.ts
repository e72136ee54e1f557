import { ModuleFederation } from '@module-federation/runtime-core';
import { failedShares } from './failed-shares.ts';

describe('failedShares', () => {
  it('allows a shared module that failed to load to be fetched again', async () => {
    const get = jest
      .fn<Promise<() => string>, []>()
      .mockRejectedValueOnce(new Error('reset'))
      .mockResolvedValue(() => 'data');
    const host = new ModuleFederation({
      ...{ name: 'shell', remotes: [], plugins: [failedShares] },
      shared: { data: { version: '1.0.0', get } },
    });
    const load = async () => {
      const factory = await host.loadShare<string>('data');
      return factory && factory();
    };
    await expect(load()).rejects.toThrow('reset');
    expect(await load()).toBe('data');
    expect(await load()).toBe('data');
    expect(get).toHaveBeenCalledTimes(2);
  });
});
