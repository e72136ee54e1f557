import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { TestApi } from './api.ts';
import { addCleanUp } from './clean-up.ts';

/** The answer to a request with a long body, and how much of the request the server has read. */
interface Refusal {
  status: number;
  /** Header block of the answer, in lower case. */
  head: string;
  /** Bytes that the server has read from the connection, including the request headers. */
  read: number;
}

/** The server's sockets by the port of the client. */
const connections = new WeakMap<object, Map<number, Socket>>();

function connectionsOf(api: TestApi): Map<number, Socket> {
  const server: Server = api.app.getHttpServer();
  const known = connections.get(server);
  if (known) return known;
  const made = new Map<number, Socket>();
  server.on('connection', (socket) => made.set(socket.remotePort ?? 0, socket));
  connections.set(server, made);
  return made;
}

/**
 * Sends a request with a body, and continues to send after the answer until the server closes the
 * connection.
 * @param head request line and headers, without the empty line at the end
 * @param bytes length of the body; 0 sends the headers only
 */
export async function sendLongBody(api: TestApi, head: string, bytes: number): Promise<Refusal> {
  const server = connectionsOf(api);
  const { hostname, port } = new URL(api.url);
  const client = connect(Number(port), hostname);
  addCleanUp(() => void client.destroy());
  const text: string[] = [];
  client.on('data', (chunk) => text.push(chunk.toString()));
  client.on('error', () => undefined);
  await once(client, 'connect');
  const { localPort = 0 } = client;
  const closed = new Promise<void>((resolve) => client.on('close', () => resolve()));
  client.write(`${head}\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = bytes;
  const send = () => {
    while (left > 0 && !client.destroyed) {
      left -= chunk.length;
      if (!client.write(chunk)) return void client.once('drain', send);
    }
  };
  send();
  await closed;
  const answer = text.join('');
  return {
    status: Number(answer.split(' ')[1]),
    head: (answer.split('\r\n\r\n')[0] ?? '').toLowerCase(),
    read: server.get(localPort)?.bytesRead ?? Number.NaN,
  };
}

/** A request line with its headers. */
export const headOf = (method: string, path: string, headers: Record<string, string>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
