import { useSyncExternalStore } from 'react';

type StatusCall = 'history' | 'shards';

/** Calls whose last attempt has failed. */
const failing = new Set<StatusCall>();
const listeners = new Set<() => void>();

function change(work: () => void): void {
  work();
  for (const notify of listeners) notify();
}

export const markFailing = (call: StatusCall): void => change(() => failing.add(call));
export const markWorking = (call: StatusCall): void => change(() => failing.delete(call));

/**
 * Whether the last attempt of a call has failed, also while the page waits for the next one: what it shows is
 * the past then.
 */
export const useIsFailing = (call: StatusCall): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => failing.has(call),
    () => false,
  );
