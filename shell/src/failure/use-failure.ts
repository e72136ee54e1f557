import { useEffect, useState } from 'react';
import type { FailureReason } from 'shared/contracts/reports/schema';
import { useHost } from '../host/host-context.ts';
import { reloadRemovedRelease } from '../releases/removed-release.ts';
import { isOwnError, reportThrown } from './report-thrown.ts';

interface Failure {
  remote: string;
  page: string;
  error: unknown;
  /** Given for a page that did not load; absent for one that threw. */
  reason?: FailureReason;
}

/**
 * Diagnoses a failure before it shows: reports an error that a page threw, and reloads the document
 * where the page's release is no longer stored.
 * @returns undefined during diagnosis and reload
 */
export function useFailure({ remote, page, error, reason: known }: Failure) {
  const host = useHost();
  const hasThrown = known === undefined && isOwnError(error);
  const [found, setFound] = useState<{ error: unknown; reason: FailureReason }>();

  useEffect(() => {
    let mounted = true;
    const app = { remote, page, version: host.loader.versionOf(remote) };
    const findReason = async (): Promise<FailureReason | undefined> => {
      const reason = known ?? (await reportThrown(host.report, app, error));
      const definition = host.loader.definitionOf(remote);
      const reloads =
        reason === 'gone' && definition && (await reloadRemovedRelease(host, definition));
      return reloads ? undefined : reason;
    };
    void findReason().then((reason) => mounted && reason && setFound({ error, reason }));
    return () => {
      mounted = false;
    };
  }, [host, remote, page, error, known, hasThrown]);

  if (hasThrown) return 'broken';
  if (known !== undefined && known !== 'gone') return known;
  return found && found.error === error ? found.reason : undefined;
}
