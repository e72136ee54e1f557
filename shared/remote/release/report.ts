import { progressLine } from '../terminal/progress.mjs';
import { openRegistry } from './client.mjs';
import type { Registry } from './client.mjs';
import { ReleaseError } from './release-error.mjs';

/** The result of a subcommand: as JSON, and as text. */
export interface Result {
  json: object;
  text: string;
}

type OnProgress = (text: string) => void;

export type Work = (registry: Registry, onProgress: OnProgress) => Promise<Result>;

export interface ReportOptions {
  /** Prints JSON. */
  json?: boolean;
  /** The site, instead of `PORTICO_URL`. */
  from?: string;
}

/**
 * Runs a subcommand against one site and prints its result or error, as text or JSON.
 * @param root a checkout of the site, whose data folder has the key of a site of this machine
 */
export function report(options: ReportOptions, work: Work, root?: string): Promise<void> {
  return printResult(options, (onProgress) =>
    work(openRegistry(process.env, { from: options.from, root }), onProgress),
  );
}

/** Prints the result or the error of the work. */
export async function printResult(
  { json: isJson }: Pick<ReportOptions, 'json'>,
  work: (onProgress: OnProgress) => Promise<Result>,
): Promise<void> {
  const line = progressLine(process.stderr);
  try {
    const { json, text } = await work(isJson ? () => undefined : line.show);
    line.end();
    console.log(isJson ? JSON.stringify(json) : text);
  } catch (error) {
    line.end();
    if (!isJson || !(error instanceof ReleaseError)) throw error;
    console.log(JSON.stringify({ error: error.problem }));
    process.exitCode = error.exitCode;
  }
}
