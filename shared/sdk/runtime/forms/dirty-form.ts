import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const dirty = new Set<symbol>();
/** Those that are shown, also where the visitor has given their input up. */
const shown = new Set<symbol>();
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

const QUESTION = 'Leave this page? What you have entered will be lost.';

/**
 * Asks before a page with unsaved input is left within the document, as the browser asks before an unload.
 * Afterwards the input counts as given up, so that nobody is asked twice, until `keepStayingForms`.
 * @returns whether the page may be left
 */
export function mayLeave(): boolean {
  if (!hasDirtyForm()) return true;
  if (!confirm(QUESTION)) return false;
  change(() => dirty.clear());
  return true;
}

/** A page has been left. Where the next path belongs to the same page, a form may still be there with its input. */
export function keepStayingForms(): void {
  change(() => shown.forEach((form) => dirty.add(form)));
}

/**
 * Marks a form with unsaved input: visitors are asked before they leave the page or the document, and a new
 * release does not turn the next navigation into a document load.
 * @returns to be called where the input is saved and the same handler navigates: the page can be left at once
 */
export function useDirtyForm(isDirty: boolean): () => void {
  const [form] = useState(() => Symbol('form'));
  const settle = useCallback(() => {
    shown.delete(form);
    change(() => dirty.delete(form));
  }, [form]);
  useEffect(() => {
    if (!isDirty) return undefined;
    shown.add(form);
    change(() => dirty.add(form));
    return settle;
  }, [form, isDirty, settle]);
  return settle;
}
