import { parentPort, workerData } from 'node:worker_threads';
import { unlistedUses } from '@portico/sdk/platform/unlisted-uses';
import type { UsesQuestion } from './used-by-files.ts';

/* Runs in a thread of its own: reading a large script takes seconds and gigabytes. */
const { release, scripts } = workerData as UsesQuestion;
parentPort?.postMessage(answer());

/** @returns one sentence for each fault */
function answer(): string[] {
  const decoder = new TextDecoder();
  try {
    return unlistedUses(
      release,
      new Map(scripts.map(([path, bytes]) => [path, decoder.decode(bytes)])),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}
