import { useEffect, useState } from 'react';
import type { FailureReason } from 'shared/contracts/reports/schema';
import { diagnose, failedFileOf } from '../federation/diagnosis.ts';
import { useHost } from '../host/host-context.ts';
import { leaveGoneRelease } from '../releases/gone-release.ts';

interface Failure {
  remote: string;
  page: string;
  error: unknown;
  /** Known for a page that did not load; absent for one that threw. */
  reason?: FailureReason;
}

/**
 * Looks into a failure before it shows: tells the server of an error that a page threw, and leaves
 * for a new document where the page's release is gone.
 * @returns undefined while there is nothing to show: it looks, or leaves
 */
export function useFailure({ remote, page, error, reason: known }: Failure) {
  const host = useHost();
  const hasThrown = known === undefined && failedFileOf(error).length === 0;
  const [found, setFound] = useState<{ error: unknown; reason: FailureReason }>();

  useEffect(() => {
    let mounted = true;
    const part = { remote, page, version: host.loader.versionOf(remote) };
    const look = async (): Promise<FailureReason | undefined> => {
      if (hasThrown) host.report({ kind: 'render', ...part });
      const reason = known ?? (hasThrown ? 'broken' : await diagnose(error, undefined));
      // A page that had loaded could not get a further chunk.
      if (!known && !hasThrown) host.report({ kind: 'failure', ms: 0, reason, ...part });
      const definition = host.loader.definitionOf(remote);
      const leaves = reason === 'gone' && definition && (await leaveGoneRelease(host, definition));
      return leaves ? undefined : reason;
    };
    void look().then((reason) => mounted && reason && setFound({ error, reason }));
    return () => {
      mounted = false;
    };
  }, [host, remote, page, error, known, hasThrown]);

  if (hasThrown) return 'broken';
  if (known !== undefined && known !== 'gone') return known;
  return found && found.error === error ? found.reason : undefined;
}
