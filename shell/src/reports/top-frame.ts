import type { ErrorFrame } from '@portico/sdk/contracts/reports/schema';

/** What separates addresses in the stacks of all browsers. */
const BETWEEN = /[\s()@,]/;
/** The address of a file of a release, with line and column. */
const FRAME =
  /^[a-z]+:\/\/[^/]+\/(?:mfe\/([\w-]+)|shell)\/([\w.+-]+)\/([\w./-]+\.m?js):(\d+):(\d+)$/;

/**
 * @returns the topmost frame of the error's stack that lies in a file of a release. The text of the
 *   error, which some browsers include in the stack, is ignored.
 */
export function topFrameOf(error: unknown): { frame?: ErrorFrame } {
  const stack = error instanceof Error ? error.stack?.replace(error.message, '') : undefined;
  const address = stack?.split(BETWEEN).find((text) => FRAME.test(text)) ?? '';
  const [, remote = 'shell', version, file, line, column] = FRAME.exec(address) ?? [];
  if (!version || !file) return {};
  return { frame: { remote, version, file, line: Number(line), column: Number(column) } };
}
