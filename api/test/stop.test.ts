import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../src/http/access/access.ts';
import { startApi } from './support/api.ts';
import { waitFor } from './support/wait.ts';

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
