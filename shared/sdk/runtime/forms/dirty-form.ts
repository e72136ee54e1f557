import { useEffect, useSyncExternalStore } from 'react';

const dirty = new Set<symbol>();
const listeners = new Set<() => void>();

const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Calls the listener when the first form gets input, or the last one loses it. @returns unsubscribes */
export const onDirtyFormChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether leaving the document would discard input. */
export function hasDirtyForm(): boolean {
  return dirty.size > 0;
}

/** {@link hasDirtyForm} for the shell's components. */
export function useHasDirtyForm(): boolean {
  return useSyncExternalStore(onDirtyFormChange, hasDirtyForm, () => false);
}

function change(act: () => void) {
  const before = hasDirtyForm();
  act();
  if (hasDirtyForm() === before) return;
  if (before) removeEventListener('beforeunload', confirmUnload);
  else addEventListener('beforeunload', confirmUnload);
  for (const listener of listeners) listener();
}

/**
 * Marks a form with unsaved input: the browser then asks before the document unloads, and a new
 * release does not turn the next navigation into a document load.
 */
export function useDirtyForm(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = Symbol('form');
    change(() => dirty.add(form));
    return () => change(() => dirty.delete(form));
  }, [isDirty]);
}
