import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Path } from '../embed-code/places.ts';

/**
 * Scrolls to an input of the form and focuses it. If its section is still closed, it waits until the
 * input is rendered.
 * @returns focuses the input at a path
 */
export function useFocusInput(form: RefObject<HTMLElement | null>): (path: Path) => void {
  const [request, setRequest] = useState<{ path: Path }>();
  useEffect(() => {
    const root = form.current;
    if (!request || !root) return undefined;
    const focus = () => {
      const input = root.querySelector<HTMLElement>(`[name="${request.path}"]`);
      input?.scrollIntoView({ block: 'center' });
      input?.focus();
      return input !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, request]);
  return useCallback((path) => setRequest({ path }), []);
}
