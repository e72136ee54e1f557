import { toast } from 'shared/sdk';
import { diagnose, failedFileOf } from '../federation/diagnosis.ts';
import type { Host } from '../host/host-context.ts';
import { leaveGoneRelease } from '../releases/gone-release.ts';
import type { Culprit } from '../reports/event-errors.ts';

/** A part that throws all the time says so only this often. */
const QUIET_MS = 30_000;

const lastSaid = new Map<string, number>();

/**
 * What happens when a part throws in an event: its page stays as it is, with what somebody has
 * entered, and a message names the part. A chunk that is gone leads to a new document instead.
 */
export async function noticeEventError(host: Host, culprit: Culprit, error: unknown) {
  const { remote, version } = culprit;
  const shown = host.routes.find(location.pathname);
  const page = shown?.remote === remote ? shown.route.page : '';
  const part = { remote, version, page };
  if (failedFileOf(error).length === 0) host.report({ kind: 'event', ...part });
  else {
    const reason = await diagnose(error, undefined);
    host.report({ kind: 'failure', reason, ms: 0, ...part });
    if (reason === 'gone' && (await leaveGoneRelease(host, { name: remote, version }))) return;
  }
  const now = performance.now();
  if (now - (lastSaid.get(remote) ?? -Infinity) < QUIET_MS) return;
  lastSaid.set(remote, now);
  toast({
    kind: 'error',
    title: 'That did not work',
    description: `${remote} ${version} reported an error. The page is still as it was.`,
  });
}
