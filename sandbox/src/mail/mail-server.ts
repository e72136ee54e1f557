import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { Faults } from '../http/faults.ts';
import { json, readBody, type Reply } from '../http/http.ts';
import { Router } from '../http/router.ts';
import { addControlRoutes } from './control-routes.ts';
import { Fault } from './fault-kinds.ts';
import { addMailboxRoutes } from './mailbox-routes.ts';
import { MailStore } from './mail-store.ts';
import { startSmtp, type RunningSmtp, type SmtpOptions } from './smtp-server.ts';

export interface MailOptions {
  /** Port of the SMTP server; 0: a free one. */
  smtpPort: number;
  /** Port of the mailbox page; 0: a free one. */
  port: number;
  credentials?: SmtpOptions['credentials'];
  /** File that persists the emails; absent: they are lost on restart. */
  stateFile?: string;
}

export interface RunningMail {
  /** Origin of the mailbox page, without a trailing slash. */
  url: string;
  smtpPort: number;
  /** Stops the SMTP server alone, and starts it again on the same port. */
  stopSmtp: () => Promise<void>;
  startSmtp: () => Promise<void>;
  /** Resolves when all connections are closed and the ports are free. */
  close: () => Promise<void>;
}

/**
 * Starts a stand-in for a mail server: SMTP, and a page that shows what it received. For tests and
 * the local demo, never in production.
 */
export async function startMail(options: MailOptions): Promise<RunningMail> {
  const store = new MailStore(options.stateFile);
  const faults = new Faults<Fault>(Fault);
  const { credentials } = options;
  const start = (port: number) =>
    startSmtp({ port, faults, store, ...(credentials && { credentials }) });
  let smtp: RunningSmtp | undefined = await start(options.smtpPort);
  const { port: smtpPort } = smtp;
  const stopSmtp = async () => {
    await smtp?.close();
    smtp = undefined;
  };
  // The stand-in has no API of a service: every route is a page or a control.
  const router = new Router(/^\/api(?=\/)/);
  addMailboxRoutes(router, store);
  addControlRoutes(router, { store, faults });
  const server = createServer((message, response) => void answer(message, response, router));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    smtpPort,
    stopSmtp,
    startSmtp: async () => {
      smtp ??= await start(smtpPort);
    },
    close: async () => {
      await stopSmtp();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  router: Router,
): Promise<void> {
  const method = message.method ?? 'GET';
  let reply: Reply;
  try {
    const url = new URL(message.url ?? '/', 'http://sandbox');
    const body = await readBody(message);
    const found = router.find(method, url.pathname);
    reply = found
      ? found.route.handler({ method, url, headers: message.headers, params: found.params, body })
      : json(404, { error: 'Not found' });
  } catch (error) {
    reply = json(400, { error: error instanceof z.ZodError ? z.prettifyError(error) : 'Invalid' });
  }
  response.writeHead(reply.status, reply.headers);
  response.end(method === 'HEAD' ? undefined : reply.body);
}
