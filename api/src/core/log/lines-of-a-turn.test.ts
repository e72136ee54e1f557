import { createLog } from './log.ts';
import { LinesOfATurn } from './lines-of-a-turn.ts';

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));
const REQUEST = { method: 'GET', route: '/', path: '/', status: 200, ms: 1 };

describe('lines of a turn of the event loop', () => {
  const written: string[] = [];
  const destination = { write: (text: string) => void written.push(text) };
  beforeEach(() => (written.length = 0));

  test('are written together, once, in their order', async () => {
    const lines = new LinesOfATurn(destination);
    for (const line of ['1\n', '2\n', '3\n']) lines.write(line);
    expect(written).toEqual([]);
    await endOfTurn();
    lines.write('4\n');
    await endOfTurn();
    await endOfTurn();
    expect(written).toEqual(['1\n2\n3\n', '4\n']);
  });

  test('are written when the process exits, and leave no listener', async () => {
    const before = process.listeners('exit');
    const lines = new LinesOfATurn(destination);
    lines.write('last\n');
    const [added] = process.listeners('exit').filter((each) => !before.includes(each));
    added?.(0);
    expect(written).toEqual(['last\n']);
    expect(process.listeners('exit')).toEqual(before);
    await endOfTurn();
    expect(written).toEqual(['last\n']);
  });

  test('of requests come before what is logged after them, at any level', async () => {
    const log = createLog('info', destination);
    log.request('info', { requestId: 'a', ...REQUEST });
    log.warn({}, 'between');
    log.request('info', { requestId: 'b', ...REQUEST });
    log.request('info', { requestId: 'c', ...REQUEST });
    await endOfTurn();
    const all = written.join('').trim().split('\n');
    expect(all.map((line) => JSON.parse(line) as object)).toMatchObject([
      { requestId: 'a' },
      { msg: 'between' },
      { requestId: 'b' },
      { requestId: 'c' },
    ]);
    expect(written).toHaveLength(3);
  });
});
