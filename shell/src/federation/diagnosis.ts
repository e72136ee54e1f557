import type { FailureReason, RemoteInSnapshot } from '@portico/sdk/platform';
import { isStillAdmitted } from './still-admitted.ts';
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
 * @param owner the remote; undefined where nobody knows it
 * @param isLoaded whether the remote's entry had loaded, so that it cannot be the cause
 * @returns undefined where nothing is wrong with the files: the visitor may no longer load them
 */
export async function diagnose(
  error: unknown,
  owner: RemoteInSnapshot | undefined,
  { isLoaded = false } = {},
): Promise<FailureReason | undefined> {
  if (error instanceof OverBudget) return 'timeout';
  const files = new Map(failedFileOf(error).map((url) => [url, integrities.get(url)]));
  if (owner && !isLoaded) files.set(new URL(owner.entry, location.href).href, owner.integrity);
  const causes = await Promise.all([...files].map(([url, hash]) => causeOf(url, hash)));
  const cause = causes.find((found) => found !== undefined);
  if (cause?.isDenied && owner && !(await isStillAdmitted(owner))) return undefined;
  return cause?.reason ?? 'broken';
}

interface Cause {
  reason: FailureReason;
  /** Whether the answer may depend on who asks: a restricted file is 404 for everybody else. */
  isDenied?: boolean;
}

async function causeOf(url: string, integrity = ''): Promise<Cause | undefined> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const plain = await fetch(url, { signal }).catch(() => undefined);
  if (!plain) return { reason: 'unreachable' };
  if (plain.status === 404) return { reason: 'gone', isDenied: true };
  if (!plain.ok) return { reason: 'unreachable', isDenied: [401, 403].includes(plain.status) };
  if (!integrity) return undefined;
  const checked = await fetch(url, { integrity, signal }).catch(() => undefined);
  return checked ? undefined : { reason: 'refused' };
}
