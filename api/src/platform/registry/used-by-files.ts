import { isScript } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { TEXTS_OF_USES } from '@portico/sdk/platform/unlisted-uses';
import { WorkerFailed, runInWorker } from '../../core/process/run-in-worker.ts';
import type { WorkerLimits } from '../../core/process/run-in-worker.ts';
import { ReleaseRefused } from './errors.ts';
import type { VerifiedRelease } from './verify-release.ts';

/** Input of the thread. */
export interface UsesQuestion {
  release: ReleaseManifest;
  scripts: [path: string, bytes: Uint8Array][];
}

const WORKER = new URL('./listed-uses-worker', import.meta.url);
/** The largest remote of this repository takes a second. */
const LIMITS: WorkerLimits = { ms: 60_000, memoryMb: 1024 };

/** Releases are read one after another: a second thread would take another processor from visitors. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads from the scripts of a release what it uses: the gate compares what the manifest says (docs/decisions/0032).
 * @throws ReleaseRefused with everything that the manifest does not list
 */
export async function requireListedUses(
  { manifest, files }: VerifiedRelease,
  limits = LIMITS,
): Promise<void> {
  const scripts = files.filter(({ path }) => isScript(path));
  const isEmpty = !scripts.some(({ bytes }) => TEXTS_OF_USES.some((text) => bytes.includes(text)));
  if (isEmpty) return;
  // The rule does not look at these fields, which may be large.
  const release = { ...manifest, files: [], prerendered: {}, frame: undefined };
  const question: UsesQuestion = {
    release,
    scripts: scripts.map(({ path, bytes }) => [path, bytes]),
  };
  const turn = last.then(() => runInWorker<string[]>(WORKER, question, limits));
  last = turn.catch(() => undefined);
  const issues = await turn.catch((error: unknown) => {
    if (!(error instanceof WorkerFailed)) throw error;
    return [
      `the scripts cannot be read: ${error.message}; split large scripts with import(), or remove what no page needs`,
    ];
  });
  if (issues.length > 0) throw new ReleaseRefused(issues);
}
