import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Config } from '../core/config/config.ts';
import { toProblem } from '../http/problem/problem.filter.ts';
import { Log } from '../core/log/log.ts';
import { AdminCommands, AdminCommand } from './admin.commands.ts';
import { ADMIN_FILE } from './admin.file.ts';

const MAX_BYTES = 64 * 1024;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The admin endpoint of a running server. PGlite belongs to one process, so the CLI sends its
 * commands to that process. The endpoint listens on the loopback address, on a port of its own that
 * no proxy forwards, and accepts commands only with the secret in `<DATA_DIR>/admin.json` (mode
 * 0600). Anyone who can read that file can read the database as well.
 */
@Injectable()
export class AdminServer implements BeforeApplicationShutdown {
  private readonly token = randomBytes(32).toString('base64url');
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );

  constructor(
    private readonly config: Config,
    private readonly commands: AdminCommands,
    private readonly log: Log,
  ) {}

  private get file(): string {
    return join(this.config.dataDir, ADMIN_FILE);
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    this.server.unref();
    const { port } = this.server.address() as AddressInfo;
    const content = JSON.stringify({ url: `http://127.0.0.1:${port}`, token: this.token });
    await mkdir(this.config.dataDir, { recursive: true });
    await writeFile(`${this.file}.new`, content, { mode: 0o600 });
    await rename(`${this.file}.new`, this.file);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await unlink(this.file).catch(() => undefined);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const sent = digest(request.headers.authorization ?? '');
      if (!timingSafeEqual(sent, digest(`Bearer ${this.token}`))) {
        response.writeHead(401).end();
        return;
      }
      const command = AdminCommand.parse(JSON.parse(await bodyOf(request)));
      const result = await this.commands.run(command);
      this.log.info({ command: command.name }, 'admin command executed');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
    } catch (error) {
      const { status, message } = toProblem(error);
      if (status >= 500) this.log.error({ err: error }, 'admin command failed');
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: message }));
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('The command exceeds 64 KiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
