import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

/**
 * Sends a request with its target unchanged: `fetch` and `http` normalize addresses.
 * @param headers further ones, each preceded by CRLF
 */
export function rawRequest(
  url: string,
  target: string,
  method = 'GET',
  headers = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') });
    });
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close${headers}\r\n\r\n`,
    );
  });
}
