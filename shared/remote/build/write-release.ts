import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { RELEASE_SCHEMA, isScript } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { styleProblems } from '@portico/sdk/platform/contained-styles';
import { parseRelease } from '@portico/sdk/platform/parse-release';
import { CHECKED_CHUNKS } from './checked-chunks.ts';
import { integrityOf } from './integrity.ts';

const RELEASE = 'release.json';
/** Written by federation plugins beside the manifest. It contains names of source files. */
const STATS = 'mf-stats.json';

interface ReleaseFolder {
  name: string;
  version: string;
  /** Absolute. */
  output: string;
}

type Described = Omit<ReleaseManifest, 'schema' | 'name' | 'version' | 'files' | 'needsNonce'>;

/** Adds a style element, in compiled code. */
const STYLE_ELEMENT = /\b(?:createElement(?:NS)?|jsxs?)\)?\((?:[^()]{0,80},)?\s*["'`]style["'`]/;

/**
 * Writes `release.json` into a built folder, with the hash of every other file.
 * @throws if a script runs without its hash, if a stylesheet matches elements outside pages, or if the description
 *   is invalid
 */
export async function writeRelease(app: ReleaseFolder, described: Described): Promise<void> {
  const { name, version, output } = app;
  for (const left of [RELEASE, STATS]) await rm(`${output}/${left}`, { force: true });
  const files = await Promise.all(
    (await pathsBelow(output)).map(async (path) => {
      const bytes = await readFile(`${output}/${path}`);
      return { path, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  const release = parseRelease({
    ...{ schema: RELEASE_SCHEMA, name, version, ...described, files },
    ...((await needsNonce(output, described.kind, files)) ? {} : { needsNonce: false }),
  });
  await rejectWrongHashes(output, release);
  if (release.kind === 'remote') await rejectUncontainedStyles(output, release);
  await writeFile(`${output}/${RELEASE}`, JSON.stringify(release));
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();
}

/**
 * Scripts load chunks with the hashes of these: each hash must be that of a file, and each script but
 * the entry must have one, because browsers block the others (INTEGRITY_POLICY of the page server).
 */
async function rejectWrongHashes(
  output: string,
  { kind, entry, globalName, files }: ReleaseManifest,
) {
  const scripts = files.filter(({ path }) => isScript(path));
  const texts = await textsOf(output, files);
  const promised = new Set(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/sha384-[A-Za-z0-9+/]{64}/g)].map(String),
    ),
  );
  const hashes = new Set(files.map(({ integrity }) => integrity));
  const wrong = [...promised].filter((integrity) => !hashes.has(integrity));
  if (wrong.length > 0)
    throw new Error(`No file has the hash ${wrong[0]}, which a script contains`);
  // The import map of the document has the hashes of ES modules.
  if (kind === 'remote' && globalName === '') return;
  const unchecked = scripts.find(
    ({ path, integrity }) => path !== entry && !promised.has(integrity),
  );
  if (unchecked) {
    throw new Error(
      `${unchecked.path} would be loaded without an integrity check, so browsers block it. ${CHECKED_CHUNKS}`,
    );
  }
}

/**
 * The shell's libraries fill their style elements by CSSOM. A script of a remote that adds one may write
 * text into it, which the policy of a document without a nonce blocks.
 */
async function needsNonce(
  output: string,
  kind: ReleaseManifest['kind'],
  files: ReleaseManifest['files'],
): Promise<boolean> {
  if (kind === 'shell') return false;
  const texts = await textsOf(output, files);
  return [...texts.values()].some((text) => STYLE_ELEMENT.test(text));
}

async function textsOf(output: string, files: ReleaseManifest['files']) {
  const scripts = files.filter(({ path }) => isScript(path));
  return new Map(
    await Promise.all(
      scripts.map(async ({ path }) => [path, await readFile(`${output}/${path}`, 'utf8')] as const),
    ),
  );
}

async function rejectUncontainedStyles(output: string, { name, files }: ReleaseManifest) {
  for (const { path } of files.filter((file) => file.path.endsWith('.css'))) {
    const [problem] = styleProblems(await readFile(`${output}/${path}`, 'utf8'), name);
    if (problem) {
      throw new Error(
        `${path}, ${problem}. ContainedStylesPlugin or containStyles fix it (docs/releases.md, any bundler).`,
      );
    }
  }
}
