import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { startApi } from '../support/api.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from '../support/stripe.ts';
import { waitFor } from '../support/wait.ts';

const WEBHOOKS = 200;
const FORGED = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
const WEBHOOK = `POST /api/stripe/webhook HTTP/1.1\r
Host: localhost\r
Content-Type: application/json\r
Stripe-Signature: ${FORGED}\r
Content-Length: 2\r
\r
{}`;
const PROBE = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a call that comes after many webhooks is answered between them (threats row 152)', async () => {
  const env = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const api = await startApi({ env });
  const connected = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.resume();
    await once(socket, 'connect');
    return socket;
  };
  const webhooks = await Promise.all(Array.from({ length: WEBHOOKS }, connected));
  const probe = await connected();
  const server = api.app.getHttpServer() as Server;
  const count = promisify(server.getConnections.bind(server));
  await waitFor('all connections', async () => (await count()) === WEBHOOKS + 1);
  // All of them are there before the API reads the first one.
  for (const socket of webhooks) socket.write(WEBHOOK);
  probe.write(PROBE);
  const routes = () =>
    [...api.logs().matchAll(/"route":"([^"]+)".*"status":(\d+)/g)].map(
      ([, route, status]) => `${route} ${status}`,
    );
  await waitFor('all answers', () => routes().length === WEBHOOKS + 1);
  const order = routes();
  expect(new Set(order)).toEqual(new Set(['/api/health/live 200', '/api/stripe/webhook 400']));
  expect(order.indexOf('/api/health/live 200')).toBeLessThan(WEBHOOKS / 2);
  for (const socket of [...webhooks, probe]) socket.destroy();
});
