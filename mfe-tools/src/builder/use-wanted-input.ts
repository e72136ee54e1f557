import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Path } from '../embed-code/places.ts';

/**
 * Leads to an input of the form, as soon as it is there: its section may have to open first.
 * @returns asks for the input at a path
 */
export function useWantedInput(form: RefObject<HTMLElement | null>): (path: Path) => void {
  const [wanted, setWanted] = useState<{ path: Path }>();
  useEffect(() => {
    const root = form.current;
    if (!wanted || !root) return undefined;
    const lead = () => {
      const input = root.querySelector<HTMLElement>(`[name="${wanted.path}"]`);
      input?.scrollIntoView({ block: 'center' });
      input?.focus();
      return input !== null;
    };
    if (lead()) return undefined;
    const observer = new MutationObserver(() => {
      if (lead()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, wanted]);
  return useCallback((path) => setWanted({ path }), []);
}
