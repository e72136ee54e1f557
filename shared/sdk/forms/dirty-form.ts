import { useEffect } from 'react';

const dirty = new Set<symbol>();

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether leaving the document would lose someone's input. */
export function hasDirtyForm(): boolean {
  return dirty.size > 0;
}

/**
 * Tells the shell that a form holds unsaved input: the browser then asks before the document goes
 * away, and a new release does not turn the next navigation into a document load.
 */
export function useDirtyForm(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = Symbol('form');
    if (dirty.size === 0) addEventListener('beforeunload', askBeforeLeaving);
    dirty.add(form);
    return () => {
      dirty.delete(form);
      if (dirty.size === 0) removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isDirty]);
}
