import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants, createDeflate } from 'node:zlib';
import { addCleanUp } from '../support/clean-up.ts';

interface Payload {
  op: number;
  d: unknown;
  t?: string;
  s?: number;
}
interface Socket {
  on(event: 'message', use: (data: Buffer) => void): void;
  send(data: string | Buffer): void;
}
interface SocketServer {
  on(event: 'connection', use: (socket: Socket, request: IncomingMessage) => void): void;
}

export const GUILD = '377823360513749174';
const USER = {
  id: '9'.repeat(18),
  username: 'Juno',
  discriminator: '0001',
  avatar: null,
  bot: true,
};
const APPLICATION = {
  ...{ id: USER.id, name: 'Juno', description: '', icon: null, flags: 0, verify_key: '0' },
  ...{ rpc_origins: [], bot_public: true, bot_require_code_grant: false, owner: USER },
};
const EVERYONE = {
  ...{ id: GUILD, name: '@everyone', color: 0, hoist: false, position: 0, permissions: '0' },
  ...{ managed: false, mentionable: false, flags: 0 },
};
/** A server, as Discord sends it to bots. */
const FULL_GUILD = {
  ...{ id: GUILD, name: 'Harbour', owner_id: USER.id, member_count: 40, unavailable: false },
  ...{ large: false, features: [], verification_level: 0, explicit_content_filter: 0 },
  ...{ default_message_notifications: 0, mfa_level: 0, nsfw_level: 0, premium_tier: 0 },
  ...{ afk_timeout: 60, preferred_locale: 'en-US', system_channel_flags: 0, icon: null },
  ...{ roles: [EVERYONE], emojis: [], stickers: [], channels: [], threads: [], members: [] },
  ...{ presences: [], voice_states: [], stage_instances: [], guild_scheduled_events: [] },
  joined_at: '2026-01-01T00:00:00.000000+00:00',
};

/**
 * Discord's gateway, as far as a bot needs it to become ready in one server: an address for
 * `GET /gateway/bot`, and a WebSocket server of the package that discord.js installs.
 * @param folder with that package
 * @returns the address of the API
 */
export async function startGateway(folder: string): Promise<string> {
  const { WebSocketServer } = createRequire(join(folder, 'package.json'))('ws') as {
    WebSocketServer: new (options: object) => SocketServer;
  };
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const limit = { total: 1000, remaining: 999, reset_after: 1000, max_concurrency: 1 };
    const answers: [RegExp, unknown][] = [
      [/\/gateway/, { url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit: limit }],
      [/\/users\/@me$/, USER],
      [/\/applications\/@me$|\/oauth2\/applications/, APPLICATION],
    ];
    const [, answer] = answers.find(([path]) => path.test(request.url ?? '')) ?? [];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 0, message: 'Not found' }));
  });
  new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
    const send = url.includes('zlib-stream') ? compressed(socket) : plain(socket);
    serve(socket, send);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  addCleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

function serve(socket: Socket, send: (payload: Payload) => void): void {
  const application = { id: USER.id, flags: 0 };
  const waiting = { id: GUILD, unavailable: true };
  send({ op: 10, d: { heartbeat_interval: 41_250 } });
  socket.on('message', (data) => {
    const { op } = JSON.parse(data.toString()) as Payload;
    if (op === 1) send({ op: 11, d: null });
    if (op !== 2) return;
    const ready = { v: 10, user: USER, guilds: [waiting], session_id: '1', application };
    const resume_gateway_url = 'ws://127.0.0.1:1';
    send({ op: 0, t: 'READY', s: 1, d: { ...ready, resume_gateway_url, shard: [0, 1] } });
    send({ op: 0, t: 'GUILD_CREATE', s: 2, d: FULL_GUILD });
  });
}

const plain = (socket: Socket) => (payload: Payload) => socket.send(JSON.stringify(payload));

/** One zlib stream for the whole connection, flushed after each payload. */
function compressed(socket: Socket): (payload: Payload) => void {
  const stream = createDeflate();
  let last = Promise.resolve();
  return (payload) => {
    last = last.then(
      () =>
        new Promise<void>((resolve) => {
          stream.write(JSON.stringify(payload));
          stream.flush(constants.Z_SYNC_FLUSH, () => {
            const chunks: Buffer[] = [];
            for (let chunk: unknown; (chunk = stream.read()) !== null;)
              chunks.push(chunk as Buffer);
            socket.send(Buffer.concat(chunks));
            resolve();
          });
        }),
    );
  };
}
