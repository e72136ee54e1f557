import type { Reply, Request } from '../../http/http.ts';
import type { Router } from '../../http/router.ts';
import { paint, type Shader } from './canvas.ts';
import {
  avatarShader,
  bannerShader,
  decorationShader,
  defaultAvatarShader,
  iconShader,
} from './drawings.ts';
import { encodePng } from './png.ts';

interface Kind {
  draw: (address: string, turn: number) => Shader;
  formats: readonly string[];
  /** Height divided by width. */
  ratio: number;
  /** Width of the original image, still and animated; images are never enlarged. */
  original: { still: number; moving: number };
}

const PHOTO_FORMATS = ['png', 'jpg', 'jpeg', 'webp', 'gif'];
const avatar: Kind = {
  draw: avatarShader,
  formats: PHOTO_FORMATS,
  ratio: 1,
  original: { still: 256, moving: 128 },
};
const icon: Kind = { ...avatar, draw: iconShader };
const banner: Kind = {
  ...avatar,
  draw: bannerShader,
  ratio: 0.4,
  original: { still: 512, moving: 256 },
};
const decoration: Kind = {
  draw: decorationShader,
  formats: ['png'],
  ratio: 1,
  original: { still: 128, moving: 128 },
};

const FRAMES = 8;
const FRAME_MS = 150;
const DEFAULT_AVATAR_SIZE = 128;
const EMOJI_SIZE = 64;
const MAX_CACHED = 500;

/**
 * The images of Discord's content delivery network. Each is generated from its URL, so that a URL always has the same
 * image. They are PNG or APNG regardless of the extension, with that content type. A hash of zeros
 * is a deleted image.
 */
export function addCdnRoutes(router: Router): void {
  const cache = new Map<string, Buffer>();
  const image = (kind: Kind) => (request: Request) => answer(request, kind, cache);
  router
    .page('GET /embed/avatars/:file', (request) => answerDefault(request, cache))
    .page('GET /avatars/:id/:file', image(avatar))
    .page('GET /icons/:id/:file', image(icon))
    .page('GET /banners/:id/:file', image(banner))
    .page('GET /avatar-decoration-presets/:file', image(decoration))
    .page('GET /app-assets/:id/:file', image(icon))
    .page('GET /emojis/:file', (request) => answerEmoji(request, cache))
    .page('GET /guilds/:guild/users/:id/avatars/:file', image(avatar))
    .page('GET /guilds/:guild/users/:id/banners/:file', image(banner));
}

function answer({ params, url }: Request, kind: Kind, cache: Map<string, Buffer>): Reply {
  const file = /^((a_)?[0-9a-f]{32})\.([a-z]+)$/.exec(params.file ?? '');
  const [, hash = '', moving, format = ''] = file ?? [];
  if (!file || /^(a_)?0+$/.test(hash) || !/^\d{1,20}$/.test(params.id ?? '0')) return missing();
  if (!kind.formats.includes(format) || (format === 'gif' && !moving))
    return text(415, 'unsupported format');
  const animated =
    Boolean(moving) &&
    (format === 'gif' || url.searchParams.get('animated') === 'true' || kind === decoration);
  const size = sizeOf(url.searchParams.get('size'), kind.original[animated ? 'moving' : 'still']);
  if (!size) return text(400, 'size must be a power of two from 16 to 4096');
  const address = `${url.pathname.split('/')[1]}/${params.guild ?? ''}/${params.id ?? ''}/${hash}`;
  return png(
    cached(cache, `${address} ${size} ${animated}`, () => {
      const height = Math.round(size * kind.ratio);
      const turns = Array.from({ length: animated ? FRAMES : 1 }, (_, index) => index / FRAMES);
      const frames = turns.map((turn) => paint(size, height, kind.draw(address, turn)));
      return encodePng({ width: size, height, frames, delayMs: FRAME_MS });
    }),
  );
}

/** Default avatars come in one size. */
function answerDefault({ params }: Request, cache: Map<string, Buffer>): Reply {
  const index = /^([0-5])\.png$/.exec(params.file ?? '')?.[1];
  if (!index) return missing();
  return png(
    cached(cache, `default ${index}`, () =>
      encodePng({
        width: DEFAULT_AVATAR_SIZE,
        height: DEFAULT_AVATAR_SIZE,
        frames: [
          paint(DEFAULT_AVATAR_SIZE, DEFAULT_AVATAR_SIZE, defaultAvatarShader(Number(index))),
        ],
        delayMs: 0,
      }),
    ),
  );
}

/** Custom emojis by id; the requested size is ignored. */
function answerEmoji({ params }: Request, cache: Map<string, Buffer>): Reply {
  const id = /^(\d{17,20})\.(?:png|webp|gif)$/.exec(params.file ?? '')?.[1];
  if (!id) return missing();
  return png(
    cached(cache, `emoji ${id}`, () => {
      const frames = [paint(EMOJI_SIZE, EMOJI_SIZE, iconShader(`emoji ${id}`, 0))];
      return encodePng({ width: EMOJI_SIZE, height: EMOJI_SIZE, frames, delayMs: 0 });
    }),
  );
}

/** @returns undefined for a size that Discord does not support */
function sizeOf(requested: string | null, original: number): number | undefined {
  if (requested === null) return Math.min(128, original);
  const size = Number(requested);
  const known = Number.isInteger(Math.log2(size)) && size >= 16 && size <= 4096;
  return known ? Math.min(size, original) : undefined;
}

function cached(cache: Map<string, Buffer>, key: string, draw: () => Buffer): Buffer {
  const found = cache.get(key) ?? draw();
  cache.delete(key);
  cache.set(key, found);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return found;
}

const png = (body: Buffer): Reply => ({
  status: 200,
  body,
  headers: {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  },
});

const text = (status: number, body: string): Reply => ({
  status,
  body,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
});

const missing = (): Reply => text(404, '');
