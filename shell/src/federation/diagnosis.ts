import type { FailureReason, RemoteInSnapshot } from '@portico/sdk/platform';
import { OverBudget } from './budget.ts';

const PROBE_MS = 3_000;

/** Address -> hash, of script and style elements of this document that did not load. */
const integrities = new Map<string, string>();

/** Records the files that the browser fails to load. Call it once, before the first remote is loaded. */
export function rememberFailedFiles() {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) integrities.set(target.src, target.integrity);
      else if (target instanceof HTMLLinkElement) integrities.set(target.href, target.integrity);
    },
    true,
  );
}

/** How Chromium reports a module that could not be imported. */
const FAILED_IMPORT = /^Failed to fetch dynamically imported module: (\S+)$/;

/** @returns the file that could not be loaded, if the error contains one */
export function failedFileOf(error: unknown): string[] {
  const imported = error instanceof TypeError && FAILED_IMPORT.exec(error.message)?.[1];
  if (imported) return [imported];
  if (typeof error !== 'object' || error === null || !('request' in error)) return [];
  return typeof error.request === 'string' ? [new URL(error.request, location.href).href] : [];
}

/**
 * Determines why something did not load, by a second request for its file. Browsers do not tell
 * scripts whether a file is missing or its bytes are rejected.
 * @param remote whose entry may be the cause; absent where the page had loaded before
 */
export async function diagnose(
  error: unknown,
  remote: RemoteInSnapshot | undefined,
): Promise<FailureReason> {
  if (error instanceof OverBudget) return 'timeout';
  const files = new Map(failedFileOf(error).map((url) => [url, integrities.get(url)]));
  if (remote) files.set(new URL(remote.entry, location.href).href, remote.integrity);
  const reasons = await Promise.all([...files].map(([url, hash]) => reasonFor(url, hash)));
  return reasons.find((reason) => reason !== undefined) ?? 'broken';
}

async function reasonFor(url: string, integrity = ''): Promise<FailureReason | undefined> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const plain = await fetch(url, { signal }).catch(() => undefined);
  if (!plain) return 'unreachable';
  if (plain.status === 404) return 'gone';
  if (!plain.ok) return 'unreachable';
  if (!integrity) return undefined;
  const checked = await fetch(url, { integrity, signal }).catch(() => undefined);
  return checked ? undefined : 'refused';
}
