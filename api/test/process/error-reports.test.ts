import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Post } from '@nestjs/common';
import type { ErrorEvent } from '../../src/core/error-reports/error-event.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { Public } from '../../src/http/access/access.ts';
import { ProblemError } from '../../src/http/problem/problem.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { waitFor } from '../support/wait.ts';

const SECRETS = {
  token: 'sk_live_51Hxyz0123456789',
  user: '473052869059424293',
  email: 'anna@example.com',
  address: '203.0.113.77',
  cookie: 'session-of-anna',
  body: 'what-anna-has-written',
};
const { token, user, email, address, cookie, body } = SECRETS;

@Controller()
class FaultyRoutes {
  @Get('/api/test/users/:id')
  @Public()
  broken(): never {
    throw new RangeError(`no ${user} <${email}> at ${address} with ${token}`, {
      cause: Object.assign(new Error(`Failed query: select '${email}'`), { code: '23505' }),
    });
  }

  @Post('/api/test/messages')
  @Public()
  readsNothing(): unknown {
    return (undefined as unknown as { text: string }).text;
  }

  @Get('/api/test/away')
  @Public()
  away(): never {
    throw new ProblemError(503, 'away');
  }
}

interface Received {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  lines: string[];
}

/** Receives envelopes, as Sentry does. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        lines: text.trim().split('\n'),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addCleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { received, dsn: `http://publickey@127.0.0.1:${port}/errors/42` };
}

const eventOf = ({ lines }: Received) => JSON.parse(lines[2] ?? '') as ErrorEvent;

describe('reports of errors', () => {
  let api: TestApi;
  let received: Received[];
  beforeAll(async () => {
    const receiver = await startReceiver();
    received = receiver.received;
    const env = { ERROR_REPORTS_DSN: receiver.dsn };
    api = await startApi({ env, controllers: [FaultyRoutes] });
  });
  beforeEach(() => received.splice(0));

  test('name type, code, place and route of an error, and nothing of the visitor', async () => {
    const headers = { cookie: `session=${cookie}`, 'x-forwarded-for': address };
    for (const path of [`/api/test/users/${user}?email=${email}`, `/api/test/users/${user}`])
      expect((await api.call(path, { headers })).status).toBe(500);
    const report = await waitFor('the report', () => received[0]);
    expect(report.path).toBe('/errors/api/42/envelope/');
    expect(report.headers['content-type']).toBe('application/x-sentry-envelope');
    expect(report.headers['x-sentry-auth']).toMatch(
      /^Sentry sentry_version=7, .*sentry_key=publickey$/,
    );
    const event = eventOf(report);
    expect(JSON.parse(report.lines[0] ?? '')).toMatchObject({ event_id: event.event_id });
    expect(JSON.parse(report.lines[1] ?? '')).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      platform: 'node',
      level: 'error',
      logger: 'request failed',
      exception: {
        values: [
          { type: 'Error', value: '23505' },
          { type: 'RangeError', value: 'request failed' },
        ],
      },
      tags: { route: '/api/test/users/:id', method: 'GET', status: '500' },
    });
    expect(event.exception.values[1]?.stacktrace?.frames.at(-1)).toMatchObject({
      filename: 'api/test/process/error-reports.test.ts',
      in_app: true,
    });
    const text = report.lines.join('\n');
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    expect(text).not.toContain(process.cwd());
    // The second one is the same error.
    expect(received).toHaveLength(1);
  });

  test('have the text of an error that is about the code alone', async () => {
    const answer = await api.call('/api/test/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: body }),
    });
    expect(answer.status).toBe(500);
    const report = await waitFor('the report', () => received[0]);
    expect(eventOf(report).exception.values).toMatchObject([
      {
        type: 'TypeError',
        value: "Cannot read properties of undefined (reading 'text')",
      },
    ]);
    expect(report.lines.join('\n')).not.toContain(body);
  });

  test('are sent for failed jobs, and not for known outages', async () => {
    expect((await api.call('/api/test/away')).status).toBe(503);
    api.app.get(JobsService).every('probe', 86_400, () => Promise.reject(new Error(email)));
    const report = await waitFor('the report', () => received[0]);
    expect(eventOf(report)).toMatchObject({ logger: 'a job failed', tags: { job: 'probe' } });
    expect(received).toHaveLength(1);
  });
});

test('a receiver that is away changes nothing for visitors', async () => {
  const env = { ERROR_REPORTS_DSN: 'http://publickey@127.0.0.1:1/42' };
  const api = await startApi({ env, controllers: [FaultyRoutes] });
  expect((await api.call(`/api/test/users/${user}`)).status).toBe(500);
  await waitFor('the log line', () =>
    api.logs().includes('a report of an error could not be sent'),
  );
  expect((await api.call('/api/health/live')).status).toBe(200);
});

test.each([
  'publickey@127.0.0.1/1',
  'https://127.0.0.1/1',
  'http://key@sentry.example/1',
  'https://key@host/x',
])('the address %s is rejected', async (dsn) => {
  await expect(startApi({ env: { ERROR_REPORTS_DSN: dsn } })).rejects.toThrow('ERROR_REPORTS_DSN');
});
