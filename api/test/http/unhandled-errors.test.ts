import { connect } from 'node:net';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

describe('the process of the API', () => {
  test.each([
    ['an unhandled rejection', `Promise.reject(new Error('surprise'))`],
    ['an uncaught exception', `setImmediate(() => { throw new Error('surprise'); })`],
  ])('logs %s and exits with code 1 (threats row 83)', async (_what, poison) => {
    const file = join(tempFolder(), 'poison.mjs');
    writeFileSync(file, `process.on('SIGUSR2', () => { ${poison}; });`);
    const api = startProcess({
      DATA_DIR: await dataFolder(),
      NODE_OPTIONS: `--import=${file}`,
    });
    await api.ready;
    api.child.kill('SIGUSR2');
    expect(await api.ended).toBe(1);
    const [fatal] = api
      .output()
      .split('\n')
      .filter((line) => line.includes('unhandled error'));
    expect(JSON.parse(fatal ?? '')).toMatchObject({ level: 60, err: { message: 'surprise' } });
  });

  test('answers pending requests after SIGTERM under load, then exits with code 0 (row 84)', async () => {
    const api = startProcess({ DATA_DIR: await dataFolder(), RATE_LIMIT: '100000' });
    const url = new URL(await api.ready);
    const seen: number[] = [];
    let isOver = false;
    const requests = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const answer = await fetch(`${url.origin}/api/team`).catch(() => undefined);
        // The process has stopped listening.
        if (!answer) return;
        seen.push(answer.status);
        await answer.arrayBuffer();
      }
    });
    await waitFor('it is busy', () => seen.length > 100);
    // A request that begins before the signal and ends after it.
    const socket = connect(Number(url.port), url.hostname);
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write('POST /api/reports/csp HTTP/1.1\r\nhost: a\r\nconnection: close\r\n');
    socket.write('content-type: application/csp-report\r\ncontent-length: 2\r\n\r\n{');
    await waitFor('it has arrived', () => seen.length > 150);
    api.child.kill('SIGTERM');
    await waitFor('it is stopping', () => api.output().includes('"stopping"'));
    socket.write('}');
    expect(await api.ended).toBe(0);
    isOver = true;
    await Promise.all(requests);
    expect(seen.filter((status) => status >= 500)).toEqual([]);
    expect(received).toMatch(/^HTTP\/1\.1 (2|4)\d\d/);
  });
});
