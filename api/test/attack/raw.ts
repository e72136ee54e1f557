import { connect, type Socket } from 'node:net';
import { addCleanUp } from '../support/clean-up.ts';

/** An answer on a raw connection, or what arrived before it was closed. */
export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number;
  text: string;
}

/**
 * Sends bytes as they are, and reads until the connection ends.
 * @param more sends the rest, if there is any
 */
export function sendRaw(
  url: string,
  head: string,
  more?: (socket: Socket) => void,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  addCleanUp(() => void socket.destroy());
  const pieces: string[] = [];
  socket.on('data', (chunk) => pieces.push(chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(head);
  more?.(socket);
  return new Promise((resolve) => {
    socket.once('close', () => {
      const text = pieces.join('');
      resolve({ status: Number(text.split(' ')[1] ?? 0), text });
    });
  });
}

/** Sends chunks until the connection is closed or `bytes` are sent. */
export function flood(socket: Socket, bytes: number): void {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = bytes;
  const send = () => {
    while (left > 0 && !socket.destroyed) {
      left -= chunk.length;
      if (!socket.write(chunk)) return void socket.once('drain', send);
    }
  };
  send();
}

/** Request line and headers, with the empty line. */
export const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n');
