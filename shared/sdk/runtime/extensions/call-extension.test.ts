import { extensionPoint } from '../../platform/extension-point.ts';
import type { FunctionPoint } from '../../platform/extension-point.ts';
import { callExtension } from './call-extension.ts';
import { setExtensionHost } from './extension-host.ts';
import type { ExtensionHost } from './extension-host.ts';

const count = extensionPoint<FunctionPoint<[text: string], number>>('tools/count', 1);
const report = jest.fn<void, Parameters<ExtensionHost['report']>>();

/** Calls the extension with a host that loads `load`; the fallback is -1. */
const call = (load: ExtensionHost['load'], timeoutMs?: number) => {
  setExtensionHost({ load, report });
  return callExtension(count, { args: ['four'], fallback: -1, timeoutMs });
};
const offered = (call: (text: string) => unknown) => async () => Promise.resolve(call);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  report.mockReset();
  setExtensionHost(undefined);
});

describe('callExtension', () => {
  it('returns what the offered function returns, now or later', async () => {
    expect(await call(offered((text) => text.length))).toBe(4);
    expect(await call(offered(async (text) => Promise.resolve(text.length)))).toBe(4);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('returns the fallback if no remote offers the function or it fails to load', async () => {
    expect(await call(() => Promise.reject(new Error('gone')))).toBe(-1);
    setExtensionHost(undefined);
    expect(await callExtension(count, { args: ['four'], fallback: -1 })).toBe(-1);
    expect(report).not.toHaveBeenCalled();
  });

  it('returns the fallback of a function that throws or rejects, and reports it', async () => {
    const error = new Error('broken');
    const thrown = offered(() => {
      throw error;
    });
    expect(await call(thrown)).toBe(-1);
    expect(await call(offered(() => Promise.reject(error)))).toBe(-1);
    expect(report.mock.calls).toEqual([
      [count, { kind: 'thrown', error }],
      [count, { kind: 'thrown', error }],
    ]);
  });

  it('returns the fallback after the time, and reports a function that hangs', async () => {
    const never = () => new Promise<never>(() => undefined);
    const loading = call(never, 1000);
    const hanging = call(offered(never), 1000);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await Promise.all([loading, hanging])).toEqual([-1, -1]);
    expect(report.mock.calls).toEqual([[count, { kind: 'timeout', ms: 1000 }]]);
  });
});
