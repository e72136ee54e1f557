import { testRemote } from '../testing/render-app.tsx';
import { OverBudget } from './budget.ts';
import { diagnose, rememberFailedFiles } from './diagnosis.ts';

const remote = testRemote({ name: 'mfe-one' });
const CHUNK = `${location.origin}/mfe/mfe-one/1.0.0/part.js`;
const chunkError = Object.assign(new Error('ChunkLoadError'), { request: CHUNK });

/** The response for a file; `refused` only if its hash is requested. */
function files(answers: Record<string, number | 'refused' | 'away'>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const answer = answers[new URL(input as string).pathname] ?? 200;
    const isRefused = answer === 'away' || (answer === 'refused' && init?.integrity);
    if (isRefused) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('', { status: answer === 'refused' ? 200 : answer }));
  });
}

afterEach(() => jest.restoreAllMocks());

describe('diagnose', () => {
  it('sends no request for a page that exceeded its budget', async () => {
    const requests = jest.spyOn(globalThis, 'fetch');
    expect(await diagnose(new OverBudget('late'), remote)).toBe('timeout');
    expect(requests).not.toHaveBeenCalled();
  });

  it('reads the file from the error of a failed import', async () => {
    files({ '/mfe/mfe-one/1.0.0/part.js': 404 });
    const error = new TypeError(`Failed to fetch dynamically imported module: ${CHUNK}`);
    expect(await diagnose(error, undefined)).toBe('gone');
  });

  it.each([
    [404, 'gone'],
    [401, 'unreachable'],
    [500, 'unreachable'],
    ['away', 'unreachable'],
    ['refused', 'refused'],
    [200, 'broken'],
  ] as const)('an entry with the response %s is %s', async (answer, reason) => {
    files({ [remote.entry]: answer });
    expect(await diagnose(new Error('RUNTIME-008'), remote)).toBe(reason);
  });

  it('takes the hash of a chunk from the element that the browser rejected', async () => {
    rememberFailedFiles();
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = CHUNK;
    script.integrity = 'sha384-x';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    files({ '/mfe/mfe-one/1.0.0/part.js': 'refused' });
    expect(await diagnose(chunkError, undefined)).toBe('refused');
  });

  it('does not report the entry as the cause for a page that had loaded', async () => {
    files({ [remote.entry]: 404 });
    expect(await diagnose(chunkError, undefined)).toBe('broken');
  });
});
