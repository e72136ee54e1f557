import { loadErrorOf } from '@portico/sdk/platform';
import type { ErrorCode } from '@portico/sdk/platform';
import { toast } from '@portico/sdk';
import { diagnose, failedFileOf } from '../federation/diagnosis.ts';
import type { Host } from '../host/host-context.ts';
import { reloadRemovedRelease } from '../releases/removed-release.ts';
import type { ErrorSource } from '../reports/event-errors.ts';
import { topFrameOf } from '../reports/top-frame.ts';
import { supportLine } from './support-line.ts';

/** Minimum time between two messages about one app. */
const MESSAGE_INTERVAL_MS = 30_000;

const lastMessageAt = new Map<string, number>();

/**
 * Handles an error that an app throws outside of rendering: the page keeps its input, and a message
 * shows the code and the app. A missing chunk of a removed release reloads the document instead. A page
 * that the visitor may no longer see is left by its guard.
 */
export async function handleEventError(host: Host, source: ErrorSource, error: unknown) {
  const { remote, version } = source;
  const shown = host.routes.find(location.pathname);
  const page = shown?.remote === remote ? shown.route.page : '';
  const app = { remote, version, page };
  let code: ErrorCode = 'event';
  if (failedFileOf(error).length === 0)
    host.report({ kind: 'event', ...app, ...topFrameOf(error) });
  else {
    const reason = await diagnose(error, host.loader.definitionOf(remote), { isLoaded: true });
    if (!reason) return;
    code = loadErrorOf(reason);
    host.report({ kind: 'failure', reason, ms: 0, ...app });
    if (reason === 'gone' && (await reloadRemovedRelease(host, { name: remote, version }))) return;
  }
  const now = performance.now();
  if (now - (lastMessageAt.get(remote) ?? -Infinity) < MESSAGE_INTERVAL_MS) return;
  lastMessageAt.set(remote, now);
  toast({
    kind: 'error',
    title: 'Something went wrong',
    description: `The page is still as it was. Try again. ${supportLine({ remote, version, code })}`,
  });
}
