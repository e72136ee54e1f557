import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CLIENT_ID, EVENTS_KEY, startTestDiscord } from '../testing/discord-app.ts';
import type { RunningDiscord } from './discord-server.ts';

interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

let received: Received[];
/** Statuses of the next answers; afterwards 204. */
let answers: number[];
let application: Server;
let discord: RunningDiscord;
beforeEach(async () => {
  received = [];
  answers = [];
  application = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, headers: request.headers });
      response.writeHead(answers.shift() ?? 204).end();
      application.emit('received');
    });
  }).listen(0, '127.0.0.1');
  await once(application, 'listening');
  const { port } = application.address() as AddressInfo;
  discord = await startTestDiscord({ eventsUrl: `http://127.0.0.1:${port}/events` });
});
afterEach(async () => {
  await discord.close();
  application.close();
});

const put = async (entitlement: object) => {
  const isReceived = once(application, 'received');
  const body = JSON.stringify(entitlement);
  expect((await fetch(`${discord.url}/__entitlements`, { method: 'POST', body })).status).toBe(200);
  await isReceived;
};
const told = () =>
  received.map(({ body }) => {
    const { application_id, event } = JSON.parse(body) as {
      application_id: string;
      event: { type: string; data: { id: string; deleted: boolean } };
    };
    return [application_id, event.type, event.data.id, event.data.deleted];
  });

test('the application is told of a purchase, of its change and of its end, with its signature', async () => {
  await put({ id: '1', sku_id: '2', user_id: '3' });
  await put({ id: '1', ends_at: '2030-01-01T00:00:00Z' });
  await put({ id: '1', deleted: true });
  expect(told()).toEqual([
    [CLIENT_ID, 'ENTITLEMENT_CREATE', '1', false],
    [CLIENT_ID, 'ENTITLEMENT_UPDATE', '1', false],
    [CLIENT_ID, 'ENTITLEMENT_DELETE', '1', true],
  ]);
  for (const { body, headers } of received) {
    const signed = Buffer.from(`${String(headers['x-signature-timestamp'])}${body}`);
    const signature = Buffer.from(String(headers['x-signature-ed25519']), 'hex');
    expect(verify(null, signed, createPublicKey(EVENTS_KEY), signature)).toBe(true);
  }
});

test('an event that is not accepted comes again, with the same bytes', async () => {
  answers = [503];
  await put({ id: '1', sku_id: '2', user_id: '3' });
  await once(application, 'received');
  expect(received).toHaveLength(2);
  expect(received[1]?.body).toBe(received[0]?.body);
});
