import { once } from 'node:events';
import { connect } from 'node:net';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait.ts';

interface LogLine {
  level: number;
  msg: string;
  path?: string;
}

describe('a client that disconnects', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  const lines = () =>
    api
      .logs()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LogLine);

  /** Sends the headers of a request and half of its body, and closes the connection. */
  async function disconnect(path: string, headers: Record<string, string>): Promise<LogLine> {
    const before = lines().length;
    const { port } = new URL(api.url);
    const all = { host: '127.0.0.1', 'content-length': '100000', expect: '100-continue' };
    const head = Object.entries({ ...all, ...headers }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    // After the answer 100 the server reads the body.
    await once(socket, 'data');
    await new Promise((resolve) => socket.write('{"events":['.padEnd(500), resolve));
    socket.destroy();
    return waitFor(`the log line of ${path}`, () =>
      lines()
        .slice(before)
        .find(({ msg }) => /^request failed|disconnected/.test(msg)),
    );
  }

  test('during its request is logged at info level and as no error', async () => {
    const authorization = `Bearer ${await api.newKey('*')}`;
    const deployKeys = api.app.get(DeployKeyService);
    const { key } = await deployKeys.create('test', ['mfe-public'], OPERATOR);
    const json = { 'content-type': 'application/json' };
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [path, headers] of [
      ['/api/ingest/history', { ...json, authorization }],
      ['/api/stripe/webhook', { ...json, 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` }],
      ['/api/releases/mfe-public', { ...form, authorization: `Bearer ${key}` }],
    ] as const) {
      expect(await disconnect(path, headers)).toMatchObject({
        level: 30,
        msg: 'the client disconnected before its request was complete',
        path,
      });
    }
    expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
  });
});
