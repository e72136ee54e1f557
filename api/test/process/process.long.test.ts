import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

const push = (url: string, key: string, id: string) =>
  fetch(`${url}/api/ingest/history`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      events: [{ id, timestamp: Math.floor(Date.now() / 1000), guilds: 1, users: 1, ping: 1 }],
    }),
  });

const keyOf = (dataDir: string) => readFileSync(join(dataDir, 'ingest-key'), 'utf8').trim();

/** Sends the first half of a request. `finish` sends the rest and resolves with the answer. */
async function beginRequest(url: string, key: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const body = JSON.stringify({ events: [{ nonsense: true }] });
  socket.write(
    `POST /api/ingest/history HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // After the answer to another request the server has received this one.
  await fetch(`${url}/api/health/live`);
  return {
    async finish() {
      socket.write(body.slice(5));
      await waitFor('the answer', () => answer.includes('"rejected"'));
      socket.destroy();
      return answer;
    },
  };
}

describe('the built process', () => {
  test('kill -9 loses no acknowledged write', async () => {
    const dataDir = await dataFolder();
    const acknowledged: string[] = [];
    const killed = startProcess({ DATA_DIR: dataDir, SANDBOX: '1' });
    const address = await killed.ready;
    const key = keyOf(dataDir);
    const writing = (async () => {
      for (let n = 0; ; n += 1) {
        const answer = await push(address, key, `write-${n}`);
        if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
        acknowledged.push(`write-${n}`);
      }
    })();
    writing.catch(() => undefined);
    await waitFor('some writes', () => acknowledged.length >= 50);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    await writing.catch(() => undefined);

    const api = startProcess({ DATA_DIR: dataDir, SANDBOX: '1' });
    const url = await api.ready;
    for (const id of acknowledged) {
      const answer = (await (await push(url, keyOf(dataDir), id)).json()) as object;
      expect([id, answer]).toMatchObject([id, { accepted: 0, duplicates: 1 }]);
    }
  });

  test('a second process on a data folder fails with one sentence, the CLI succeeds', async () => {
    const dataDir = await dataFolder();
    const first = startProcess({ DATA_DIR: dataDir });
    await first.ready;
    const second = startProcess({ DATA_DIR: dataDir });
    await expect(second.ready).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${first.child.pid}; stop it or set DATA_DIR to another folder.`,
    );
    expect(await second.ended).toBe(1);
    const cli = startProcess({ DATA_DIR: dataDir }, 'cli.js', ['keys', 'create', '--scope', 'all']);
    expect(await cli.ended).toBe(0);
    expect(cli.output()).toMatch(/ptk_[0-9a-f]{12}_/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const alone = startProcess({ DATA_DIR: dataDir }, 'cli.js', ['keys', 'list', '--json']);
    expect(await alone.ended).toBe(0);
    expect(JSON.parse(alone.output())).toMatchObject([{ scopes: ['*'] }]);
  });

  test('exits with 0 after open requests on every stop signal, and keeps its sandbox key for its owner only', async () => {
    const dataDir = await dataFolder();
    let key = '';
    for (const reason of ['SIGTERM', 'SIGINT', 'the end of the supervisor'] as const) {
      const api = startProcess({ DATA_DIR: dataDir, SANDBOX: '1' });
      const url = await api.ready;
      expect(statSync(join(dataDir, 'ingest-key')).mode & 0o777).toBe(0o600);
      key ||= keyOf(dataDir);
      expect(keyOf(dataDir)).toBe(key);
      const request = await beginRequest(url, key);
      if (reason.startsWith('SIG')) api.child.kill(reason as NodeJS.Signals);
      else api.child.disconnect();
      await waitFor('it stops', () => api.output().includes('"stopping"'));
      expect([reason, await request.finish()]).toEqual([
        reason,
        expect.stringMatching(/^HTTP\/1\.1 200/),
      ]);
      expect(await api.ended).toBe(0);
    }
  });

  test.each([
    ['PORT', 'http-canary'],
    ['DATABASE_URL', 'mysql://canary'],
    ['PUBLIC_ORIGIN', 'https://canary.example/path'],
    ['TRUST_PROXY', 'canary'],
    ['LOG_LEVEL', 'canary'],
    ['METRICS_TOKEN', 'canary'],
    ['SANDBOX', 'canary'],
  ])(
    'an invalid %s prevents the start with a message that names it, not its value',
    async (name, value) => {
      const api = startProcess({ DATA_DIR: tempFolder(), [name]: value });
      await expect(api.ready).rejects.toThrow(new RegExp(`^${name} must be `));
      expect(await api.ended).toBe(1);
      expect(api.output()).not.toContain('canary');
    },
  );
});
