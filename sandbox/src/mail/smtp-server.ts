import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import type { MailStore, ReceivedMail } from './mail-store.ts';

export interface SmtpOptions {
  /** 0: a free port. */
  port: number;
  /** Required from clients that sign in; absent: any. */
  credentials?: { user: string; pass: string };
  faults: Faults<Fault>;
  store: MailStore;
}

export interface RunningSmtp {
  port: number;
  close: () => Promise<void>;
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Starts an SMTP server that stores what it receives, without TLS and for this machine only. */
export async function startSmtp({
  port,
  credentials,
  faults,
  store,
}: SmtpOptions): Promise<RunningSmtp> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'Stand-in of Portico',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) =>
      done(faults.hit('close') && refusal(421, 'The stand-in is not available')),
    onAuth: ({ username, password }, _session, done) => {
      const isKnown =
        !credentials || (credentials.user === username && credentials.pass === password);
      if (isKnown) done(null, { user: username });
      else done(refusal(535, 'Wrong user or password'));
    },
    onRcptTo: (_address, _session, done) => {
      if (faults.hit('reject')) done(refusal(550, 'No such mailbox'));
      else if (faults.hit('defer')) done(refusal(451, 'Try again later'));
      else done();
    },
    onData: (stream, session, done) => {
      void buffer(stream)
        .then(async (raw) => store.add(await parse(raw, session)))
        .then(
          () => {
            if (faults.hit('lose-answer')) sockets.get(session.remotePort)?.destroy();
            else done();
          },
          () => done(refusal(554, 'The email cannot be read')),
        );
    },
  });
  // A client that disconnects is no failure of the stand-in.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function parse(raw: Buffer, session: SMTPServerSession): Promise<Omit<ReceivedMail, 'id'>> {
  const mail = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    at: Date.now(),
    envelope: {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    },
    from: mail.from ? textOf(mail.from) : '',
    to: (mail.to ?? []).map(textOf).join(', '),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ key: originalKey, value })),
    connection: {
      isEncrypted: session.secure,
      user: typeof session.user === 'string' ? session.user : null,
    },
  };
}

/** `Juno <billing@juno.example>`. */
const textOf = ({ name, address = '' }: Address): string =>
  name === '' ? address : `${name} <${address}>`;
