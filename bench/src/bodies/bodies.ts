import { randomBytes } from 'node:crypto';

/** Slightly less than the body limit of an ingest route, in bytes. */
const SIZE = 8 * 1024 * 1024 - 64 * 1024;
const NOW = Math.floor(Date.now() / 1000);
const USER = '300000000000000000';

/** A request with a body of 8 MB, or as close as its items allow. */
export interface LongBody {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  /** @param round number of the round; each sends new events and a newer revision */
  make: (round: number) => string;
}

/** Builds items with padding, so that together they have the size of the body. */
function items<T>(count: number, make: (index: number, padding: string) => T): T[] {
  const bare = JSON.stringify(make(count, '')).length + 1;
  const padding = 'Lorem ipsum dolor sit amet '.repeat(400);
  const available = Math.max(0, Math.floor(SIZE / count) - bare);
  return Array.from({ length: count }, (_, index) => make(index, padding.slice(0, available)));
}

const set = (name: string, path: string, key: string, make: (round: number) => unknown[]) =>
  ({
    name,
    path,
    method: 'PUT',
    make: (round) => JSON.stringify({ revision: NOW + round, [key]: make(round) }),
  }) satisfies LongBody;

const events = (name: string, path: string, make: (round: number) => unknown[]) =>
  ({
    name,
    path,
    method: 'POST',
    make: (round) => JSON.stringify({ events: make(round) }),
  }) satisfies LongBody;

/** A unique image that cannot be compressed: a PNG of 256 kB, whose pixels are random bytes. */
function picture(): string {
  const [signature, header, end] = ['\x89PNG\r\n\x1a\n', '\0\0\0\rIHDR', '\0\0\0\0IEND'].map(
    (text) => Buffer.from(text, 'latin1'),
  ) as [Buffer, Buffer, Buffer];
  const size = Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0]);
  const checksum = Buffer.alloc(4);
  const pixels = randomBytes(256 * 1024 - 57);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(pixels.length);
  return Buffer.concat([
    ...[signature, header, size, checksum],
    ...[length, Buffer.from('IDAT'), pixels, checksum],
    ...[end, checksum],
  ]).toString('base64');
}

/** Accepted bodies: the largest batch of each kind. */
export const ACCEPTED: readonly LongBody[] = [
  set('commands', '/api/ingest/commands', 'commands', () =>
    items(5000, (index, padding) => ({
      name: `command-${index}`,
      description: padding.slice(0, 500),
      category: 'utility',
      permissions: padding.slice(0, 200),
      aliases: [0, 1, 2, 3, 4].map((alias) => `${alias}-${padding.slice(0, 90)}`),
      arguments: padding.slice(0, 300),
    })),
  ),
  set('templates', '/api/ingest/templates', 'templates', () =>
    items(1000, (index, padding) => ({
      id: `template-${index}`,
      name: 'A template',
      image: 'https://files.example/a.png',
      embed: `{title: a}${padding}`,
    })),
  ),
  set('blacklist', '/api/ingest/blacklists/user/commands', 'entries', () =>
    items(5000, (index, padding) => ({
      user_id: `${BigInt(USER) + BigInt(index)}`,
      moderator_id: USER,
      duration: 0,
      reason: padding,
      timestamp: NOW - index,
      command: 'play',
    })),
  ),
  events('economy', '/api/ingest/economy', (round) =>
    items(5000, (index, padding) => ({
      id: `economy-${round}-${index}`,
      user_id: USER,
      action: 'work',
      type: 'gain',
      amount: '125.50',
      cash: '1375.50',
      card: '20000.00',
      created: NOW - index,
      // Unknown fields of an event are parsed and ignored.
      note: padding,
    })),
  ),
  events('activity', '/api/ingest/activity', (round) =>
    items(5000, (index, padding) => ({
      id: `activity-${round}-${index}`,
      server_id: USER,
      user_id: `${BigInt(USER) + BigInt(index % 500)}`,
      message_date: new Date((NOW - (index % 30) * 86_400) * 1000).toISOString().slice(0, 10),
      messages: 3,
      note: padding,
    })),
  ),
  events('history', '/api/ingest/history', (round) =>
    items(5000, (index, padding) => ({
      id: `history-${round}-${index}`,
      timestamp: NOW - index * 60,
      guilds: 1000,
      users: 500_000,
      ping: 41.5,
      note: padding,
    })),
  ),
  events('avatars', '/api/ingest/avatars', (round) =>
    Array.from({ length: 20 }, (_, index) => ({
      id: `avatar-${round}-${index}`,
      user_id: `${BigInt(USER) + BigInt(index)}`,
      timestamp: NOW,
      image: picture(),
    })),
  ),
  events('history, every item wrong', '/api/ingest/history', () =>
    items(5000, (index, padding) => ({ id: `wrong-${index}`, guilds: -1, note: padding })),
  ),
];
