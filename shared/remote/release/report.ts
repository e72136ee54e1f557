import { progressLine } from '../terminal/progress.mjs';
import { openRegistry } from './client.mjs';
import type { Registry } from './client.mjs';
import { ReleaseError } from './release-error.mjs';

/** What a subcommand returns: for programs, and for people. */
interface Result {
  json: object;
  text: string;
}

export type Work = (registry: Registry, onProgress: (text: string) => void) => Promise<Result>;

export interface ReportOptions {
  /** Output that programs read. */
  json?: boolean;
  /** The site, instead of `PORTICO_URL`. */
  from?: string;
}

/**
 * Runs a subcommand and prints its result, or its error, as people or programs read it.
 * @param root a checkout of the site, whose data folder has the key of a site of this machine
 */
export async function report(
  { json: isJson, from }: ReportOptions,
  work: Work,
  root?: string,
): Promise<void> {
  const line = progressLine(process.stderr);
  try {
    const registry = openRegistry(process.env, { from, root });
    const { json, text } = await work(registry, isJson ? () => undefined : line.show);
    line.end();
    console.log(isJson ? JSON.stringify(json) : text);
  } catch (error) {
    line.end();
    if (!isJson || !(error instanceof ReleaseError)) throw error;
    console.log(JSON.stringify({ error: error.problem }));
    process.exitCode = error.exitCode;
  }
}
