import { crc32, inflateSync } from 'node:zlib';
import { startTestDiscord } from '../../testing/discord-app.ts';
import type { RunningDiscord } from '../discord-server.ts';

let discord: RunningDiscord;
beforeAll(async () => {
  discord = await startTestDiscord();
});
afterAll(() => discord.close());

const HASH = 'c5f2a6734a2ea541660b36592fbfbc6a';
const ID = '473052869059424293';
const get = async (path: string) => {
  const answer = await fetch(`${discord.url}${path}`);
  return { status: answer.status, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** Decodes a PNG; throws for a wrong checksum or a missing pixel. */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(crc32(body)).toBe(bytes.readUInt32BE(at + 8 + length));
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  const header = chunks[0]?.data ?? Buffer.alloc(8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  expect(inflateSync(Buffer.concat(pixels))).toHaveLength((width * 4 + 1) * height);
  expect(chunks.at(-1)?.type).toBe('IEND');
  return { width, height, frames: chunks.filter(({ type }) => type === 'fcTL').length };
}

describe('images', () => {
  it.each([
    [`/avatars/${ID}/${HASH}.png?size=64`, 64, 64, 0],
    [`/avatars/${ID}/${HASH}.webp`, 128, 128, 0],
    [`/avatars/${ID}/a_${HASH}.webp?size=32&animated=true`, 32, 32, 8],
    [`/avatars/${ID}/a_${HASH}.webp?size=32`, 32, 32, 0],
    [`/avatars/${ID}/a_${HASH}.gif?size=32`, 32, 32, 8],
    [`/avatars/${ID}/${HASH}.webp?size=32&animated=true`, 32, 32, 0],
    [`/icons/${ID}/${HASH}.jpg?size=16`, 16, 16, 0],
    [`/banners/${ID}/${HASH}.png?size=256`, 256, 102, 0],
    [`/avatar-decoration-presets/a_${HASH}.png?size=32`, 32, 32, 8],
    [`/guilds/1/users/${ID}/avatars/${HASH}.png?size=32`, 32, 32, 0],
    [`/guilds/1/users/${ID}/banners/${HASH}.png?size=64`, 64, 26, 0],
    ['/embed/avatars/5.png?size=16', 128, 128, 0],
    [`/app-assets/${ID}/${HASH}.png?size=64`, 64, 64, 0],
    [`/emojis/${ID}.webp?size=32`, 64, 64, 0],
    [`/avatars/${ID}/${HASH}.png?size=4096`, 256, 256, 0],
    [`/banners/${ID}/a_${HASH}.webp?size=1024&animated=true`, 256, 102, 8],
  ])('have the size and frames of %s', async (path, width, height, frames) => {
    const { status, answer, bytes } = await get(path);
    expect(status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(readPng(bytes)).toEqual({ width, height, frames });
  });

  it('are equal for the same URL and differ between users', async () => {
    const image = await get(`/avatars/${ID}/${HASH}.png?size=32`);
    const again = await startTestDiscord();
    const other = await fetch(`${again.url}/avatars/${ID}/${HASH}.png?size=32`);
    expect(Buffer.from(await other.arrayBuffer())).toEqual(image.bytes);
    await again.close();
    const otherUser = await get(`/avatars/80351110224678912/${HASH}.png?size=32`);
    expect(otherUser.bytes).not.toEqual(image.bytes);
  });

  it.each([
    [`/avatars/${ID}/nohash.png`, 404],
    [`/avatars/${ID}/${'0'.repeat(32)}.png`, 404],
    [`/avatars/someone/${HASH}.png`, 404],
    ['/embed/avatars/6.png', 404],
    [`/avatars/${ID}/${HASH}.gif`, 415],
    [`/avatars/${ID}/${HASH}.svg`, 415],
    [`/avatar-decoration-presets/${HASH}.webp`, 415],
    [`/avatars/${ID}/${HASH}.png?size=100`, 400],
    [`/avatars/${ID}/${HASH}.png?size=8`, 400],
  ])('are rejected: %s with %d', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
