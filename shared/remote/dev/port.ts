import { connect, createServer } from 'node:net';
import { CliError } from '../terminal/cli-error.mjs';

/**
 * @param name of the setting, for the error message, which does not repeat its value
 * @param lowest 0: a free port may be chosen
 * @throws CliError
 */
export function readPort(name: string, value: string, lowest: 0 | 1 = 1): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < lowest || port > 65535)
    throw new CliError(`${name} must be a whole number from ${lowest} to 65535.`);
  return port;
}

interface Address {
  host: string;
  port: number;
}

/**
 * Checks that an address is free; also on the other loopback address, because browsers may try
 * that one first for `localhost`.
 * @throws CliError
 */
export async function requireFreePort({ host, port }: Address): Promise<void> {
  const code = await listenError(host, port);
  if (code === 'EADDRINUSE' || (!code && host === '127.0.0.1' && (await answers('::1', port))))
    throw new CliError(`Port ${port} is in use; choose another, for example PORT=${port + 1}.`);
  if (code === 'EACCES')
    throw new CliError(`Port ${port} requires privileges; choose another PORT.`);
  if (code) throw new CliError(`HOST is not an address of this machine (${code}).`);
}

function listenError(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (result: boolean) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
