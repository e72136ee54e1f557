import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Limits of a thread. */
export interface WorkerLimits {
  ms: number;
  memoryMb: number;
}

/** The thread ended without an answer. The message is the reason, as the end of a sentence. */
export class WorkerFailed extends Error {}

/** Tests run the TypeScript sources, for which Node needs a compiler. */
const IS_SOURCE = extname(import.meta.url) === '.ts';
const SOURCE_ARGUMENTS = [
  '--conditions=@portico/source',
  '--import',
  new URL('../../../../scripts/bootstrap/typescript.mjs', import.meta.url).href,
];

/**
 * Runs a file in a thread, so that the event loop is not blocked.
 * @param file without its extension; it posts one message
 * @throws WorkerFailed if the thread ends without an answer, or goes beyond its limits
 */
export async function runInWorker<Answer>(
  file: URL,
  data: unknown,
  { ms, memoryMb }: WorkerLimits,
): Promise<Answer> {
  const worker = new Worker(new URL(`${file.href}${IS_SOURCE ? '.ts' : '.js'}`), {
    workerData: data,
    execArgv: IS_SOURCE ? SOURCE_ARGUMENTS : [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const limit = AbortSignal.timeout(ms);
  const ended = new AbortController();
  try {
    const signal = AbortSignal.any([limit, ended.signal]);
    const exit = once(worker, 'exit', { signal }).then(([code]) => {
      throw new WorkerFailed(`the worker thread exited with code ${String(code)}`);
    });
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), exit])) as [Answer];
    return answer;
  } catch (error) {
    if (error instanceof WorkerFailed) throw error;
    const why = limit.aborted ? `timed out after ${ms / 1000} s` : String(error);
    throw new WorkerFailed(why, { cause: error });
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
