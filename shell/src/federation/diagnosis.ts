import type { FailureReason } from 'shared/contracts/reports/schema';
import type { RemoteInSnapshot } from 'shared/platform';
import { OverBudget } from './budget.ts';

const LOOK_MS = 3_000;

/** Address -> hash, of script and style elements of this document that did not load. */
const refusable = new Map<string, string>();

/** Remembers what the browser would not load. Once, before the first remote is entered. */
export function rememberFailedFiles() {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) refusable.set(target.src, target.integrity);
      else if (target instanceof HTMLLinkElement) refusable.set(target.href, target.integrity);
    },
    true,
  );
}

/** @returns the file that webpack says it could not load, if the error is of that kind */
export function failedFileOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('request' in error)) return [];
  return typeof error.request === 'string' ? [new URL(error.request, location.href).href] : [];
}

/**
 * Finds out why something did not load, by asking for its file again: browsers do not tell scripts
 * whether a file was missing or was refused for its bytes.
 * @param remote whose entry may be to blame; absent where the page had loaded before
 */
export async function diagnose(
  error: unknown,
  remote: RemoteInSnapshot | undefined,
): Promise<FailureReason> {
  if (error instanceof OverBudget) return 'timeout';
  const files = new Map(failedFileOf(error).map((url) => [url, refusable.get(url)]));
  if (remote) files.set(new URL(remote.entry, location.href).href, remote.integrity);
  const reasons = await Promise.all([...files].map(([url, hash]) => whyNot(url, hash)));
  return reasons.find((reason) => reason !== undefined) ?? 'broken';
}

async function whyNot(url: string, integrity = ''): Promise<FailureReason | undefined> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const plain = await fetch(url, { signal }).catch(() => undefined);
  if (!plain) return 'unreachable';
  if (plain.status === 404) return 'gone';
  if (!plain.ok) return 'unreachable';
  if (!integrity) return undefined;
  const checked = await fetch(url, { integrity, signal }).catch(() => undefined);
  return checked ? undefined : 'refused';
}
