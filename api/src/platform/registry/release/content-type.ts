const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** Extensions with a media type. HTML is left out on purpose: no release file is served as a page. */
export const EXTENSIONS: readonly string[] = Object.keys(TYPES);

export const extensionOf = (path: string): string =>
  path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** Media type by file extension. */
export function contentType(path: string): string {
  return TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

/** Whether files of this type shrink when they are compressed. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|wasm)|image\/svg)/.test(type);
}
