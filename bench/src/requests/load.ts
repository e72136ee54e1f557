import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The headers of a browser's call. */
const BROWSER_HEADERS: Readonly<Record<string, string>> = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'application/json',
  'accept-language': 'en-US,en;q=0.5',
  'accept-encoding': 'gzip, deflate, br, zstd',
  connection: 'keep-alive',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};

/** A GET request of HTTP/1.1 as a browser sends it. */
export function requestText(host: string, path: string, cookie?: string): string {
  const headers = { host, ...BROWSER_HEADERS, ...(cookie !== undefined && { cookie }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** What a load needs: a server, the bytes of one request, and the status of every answer. */
interface Load {
  port: number;
  request: string;
  status: number;
}

/**
 * Sends one request again and again through each of some connections. Reads no more of an answer than its
 * status and length, so that the client needs less time than a bare server.
 * @returns answers per second
 * @throws Error for an answer with another status
 */
export async function answersPerSecond(
  { port, request, status }: Load,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const from = performance.now();
  const until = from + ms;
  stayAwake(until);
  const counts = await Promise.all(
    sockets.map((socket) => repeat(socket, request, status, () => performance.now() < until)),
  );
  const lasted = performance.now() - from;
  for (const socket of sockets) socket.destroy();
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / lasted;
}

/**
 * Keeps this process from sleeping. A server pays for waking its client, and only one that is slower than
 * its client ever has to: the quicker one would get a bonus of half of its time.
 */
function stayAwake(until: number): void {
  if (performance.now() < until) setImmediate(() => stayAwake(until));
}

function repeat(
  socket: Socket,
  request: string,
  status: number,
  mayContinue: () => boolean,
): Promise<number> {
  let answered = 0;
  let received: Buffer = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = endOfAnswer(received, status);
      if (end === undefined) return;
      if (end instanceof Error) return reject(end);
      received = received.subarray(end);
      answered += 1;
      if (mayContinue()) socket.write(request);
      else resolve(answered);
    });
    socket.write(request);
  });
}

/** @returns the length of the first answer; undefined while it is incomplete */
function endOfAnswer(received: Buffer, status: number): number | Error | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith(`HTTP/1.1 ${status} `)) {
    return new Error(`expected ${status}: ${received.toString().slice(0, 400)}`);
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) return new Error(`an answer without a length: ${head}`);
  const total = end + 4 + Number(length);
  return received.length >= total ? total : undefined;
}
