import { isUtf8 } from 'node:buffer';
import { EXTENSIONS, extensionOf } from './content-type.ts';
import { ReleaseRefused } from './errors.ts';
import type { VerifiedRelease } from './verify-release.ts';

const MAX_ISSUES = 20;

/** Extension -> texts, in Latin-1, with their offsets in such a file. */
const SIGNATURES: Readonly<Record<string, readonly [at: number, text: string][]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  jpeg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  avif: [[4, 'ftypavi']],
  ico: [[0, '\0\0\x01\0']],
  otf: [[0, 'OTTO']],
  ttf: [[0, '\0\x01\0\0']],
  woff: [[0, 'wOFF']],
  woff2: [[0, 'wOF2']],
  wasm: [[0, '\0asm']],
};

/**
 * Checks that the files of a release have known extensions and are what these say: binary files by
 * their first bytes, all others are text in UTF-8.
 * @throws ReleaseRefused with each other file
 */
export function requireKnownFiles({ files }: VerifiedRelease): void {
  const issues = files.flatMap(({ path, bytes }) => {
    const extension = extensionOf(path);
    if (!EXTENSIONS.includes(extension)) {
      return `${path} has none of the extensions ${EXTENSIONS.join(', ')}`;
    }
    return isOfType(extension, bytes) ? [] : `${path} is not a file of the type .${extension}`;
  });
  if (issues.length > 0) throw new ReleaseRefused(issues.slice(0, MAX_ISSUES));
}

function isOfType(extension: string, bytes: Buffer): boolean {
  const signature = SIGNATURES[extension];
  const start = bytes.toString('latin1', 0, 12);
  if (signature) return signature.every(([at, text]) => start.startsWith(text, at));
  return isUtf8(bytes) && !bytes.includes(0);
}
