import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { SITE_LIMITS } from './site-folder.ts';

/** Rounded up, so that what is too large never looks allowed. */
const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e5) / 10} MB`;

/** @returns that a file is too large, and how large; undefined: it is not */
export function sizeProblem({ length }: Buffer): string | undefined {
  const most = SITE_LIMITS.fileBytes;
  if (length <= most) return undefined;
  // Of an upload, no more than a byte above the limit is kept.
  const size = length === most + 1 ? 'has more than' : `has ${inMegabytes(length)} of at most`;
  return `${size} ${inMegabytes(most)}: make it smaller, or remove it`;
}

/**
 * Where `site.yaml` names a file, whether or not the rest of it is right.
 * @returns `named by pictures.icon, site.yaml:21`; undefined: nowhere
 */
export function keysNaming(facts: Buffer | undefined, file: string): string | undefined {
  const lines = new LineCounter();
  const places: string[] = [];
  visit(parseDocument(facts?.toString('utf8') ?? '', { lineCounter: lines }), {
    Scalar: (key, { value, range }, path) => {
      if (key === 'key' || value !== file) return;
      const keys = path.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      places.push(`${keys.join('.')}, site.yaml:${lines.linePos(range?.[0] ?? 0).line}`);
    },
  });
  return places.length > 0 ? `named by ${places.join('; ')}` : undefined;
}
