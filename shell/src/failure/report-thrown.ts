import { loadErrorOf } from '@portico/sdk/platform';
import type { PageErrorCode } from '@portico/sdk/platform';
import { diagnose, failedFileOf } from '../federation/diagnosis.ts';
import { topFrameOf } from '../reports/top-frame.ts';
import type { Host } from '../host/host-context.ts';

/** The source of the error: a page of a remote, or an extension under its module's name. */
interface ThrowingApp {
  remote: string;
  version: string;
  page: string;
}

/** Whether an error of a loaded page is its own, rather than of a further chunk that did not load. */
export const isOwnError = (error: unknown) => failedFileOf(error).length === 0;

/** Reports an error that a loaded page or extension threw. @returns the code to show */
export async function reportThrown(
  { report, loader }: Pick<Host, 'report' | 'loader'>,
  app: ThrowingApp,
  error: unknown,
): Promise<PageErrorCode> {
  if (isOwnError(error)) {
    report({ kind: 'render', ...app, ...topFrameOf(error) });
    return 'render';
  }
  const reason = await diagnose(error, loader.definitionOf(app.remote), { isLoaded: true });
  if (reason) report({ kind: 'failure', ms: 0, reason, ...app });
  return loadErrorOf(reason ?? 'gone');
}
