import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Public } from '../../src/http/access/access.ts';
import { openPostgres } from '../../src/core/db/postgres.driver.ts';
import { startApi } from '../support/api.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

/** Requests that wait for their answer. */
const held: (() => void)[] = [];

@Controller('api/test')
class HeldController {
  @Get('held')
  @Public()
  async held() {
    await new Promise<void>((resolve) => held.push(resolve));
    return { answered: true };
  }
}

const isEnded = (stop: Promise<void>) => {
  let ended = false;
  void stop.then(() => (ended = true));
  return () => ended;
};

test('a stop does not wait for connections without a request', async () => {
  const api = await startApi();
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  // After an answer on another connection, the server knows this one.
  await api.call('/api/health/live');
  await waitFor('the stop', isEnded(api.stop()));
  await closed;
});

test('a stop answers an open request, and ends its connection although it could be used again', async () => {
  const api = await startApi({ controllers: [HeldController] });
  const answer = api.call('/api/test/held');
  await waitFor('the request is open', () => held.length > 0);
  const ended = isEnded(api.stop());
  const server: Server = api.app.getHttpServer();
  await waitFor('the end of listening', () => !server.listening);
  held.forEach((answerIt) => answerIt());
  expect(await (await answer).json()).toEqual({ answered: true });
  await waitFor('the stop', ended);
});

test('a stop does not wait for a connection of the database that does not answer', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const driver = openPostgres({ databaseUrl }, () => undefined);
  let isOver = false;
  const statement = driver.db.execute(sql`select pg_sleep(60)`).then(
    () => (isOver = true),
    () => (isOver = true),
  );
  const running = `from pg_stat_activity where wait_event = 'PgSleep'`;
  await waitFor('the statement', async () => {
    return (await postgres.query(`select 1 ${running}`, databaseUrl)).length > 0;
  });
  await driver.close();
  expect(isOver).toBe(false);
  await postgres.query(`select pg_terminate_backend(pid) ${running}`, databaseUrl);
  await statement;
});
