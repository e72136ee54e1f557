import { useEffect, useState } from 'react';
import { loadErrorOf } from '@portico/sdk/platform';
import type { FailureReason, PageErrorCode } from '@portico/sdk/platform';
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
 * if the page's release is no longer stored.
 * @returns the error's code; undefined during diagnosis and reload
 */
export function useFailure({ remote, page, error, reason }: Failure): PageErrorCode | undefined {
  const host = useHost();
  const hasThrown = reason === undefined && isOwnError(error);
  const loadError = reason && loadErrorOf(reason);
  const [found, setFound] = useState<{ error: unknown; code: PageErrorCode }>();

  useEffect(() => {
    let mounted = true;
    const app = { remote, page, version: host.loader.versionOf(remote) };
    const findCode = async (): Promise<PageErrorCode | undefined> => {
      const code = loadError ?? (await reportThrown(host, app, error));
      const definition = host.loader.definitionOf(remote);
      const reloads =
        code === 'load-gone' && definition && (await reloadRemovedRelease(host, definition));
      return reloads ? undefined : code;
    };
    void findCode().then((code) => mounted && code && setFound({ error, code }));
    return () => {
      mounted = false;
    };
  }, [host, remote, page, error, loadError, hasThrown]);

  if (hasThrown) return 'render';
  if (loadError !== undefined && loadError !== 'load-gone') return loadError;
  return found && found.error === error ? found.code : undefined;
}
