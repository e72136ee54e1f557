import type { ErrorFrame } from '@portico/sdk/contracts/reports/schema';

/** A file of a release with line and column, in the stacks of all browsers. */
const FRAME = /\/(?:mfe\/([\w-]+)|shell)\/([\w.+-]+)\/([\w./-]+\.m?js):(\d+):(\d+)/;

/**
 * @returns the topmost frame of the error's stack that lies in a file of a release. The text of the
 *   error, which some browsers include in the stack, is ignored.
 */
export function topFrameOf(error: unknown): { frame?: ErrorFrame } {
  const stack = error instanceof Error ? error.stack?.replace(error.message, '') : undefined;
  const [, remote = 'shell', version, file, line, column] = FRAME.exec(stack ?? '') ?? [];
  if (!version || !file) return {};
  return { frame: { remote, version, file, line: Number(line), column: Number(column) } };
}
