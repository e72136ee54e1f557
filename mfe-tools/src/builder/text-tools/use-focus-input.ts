import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Path } from '../../embed-code/places.ts';
import type { Caret } from '../text/caret.ts';

/**
 * Scrolls to an input of the form and focuses it. If its section is still closed, it waits until the
 * input is rendered.
 * @returns focuses the input at a path and restores a selection in it
 */
export function useFocusInput(
  form: RefObject<HTMLElement | null>,
): (path: Path, caret?: Caret) => void {
  const [request, setRequest] = useState<{ path: Path; caret?: Caret }>();
  useEffect(() => {
    const root = form.current;
    if (!request || !root) return undefined;
    const focus = () => {
      const input = root.querySelector<HTMLElement>(`[name="${request.path}"]`);
      if (!input) return false;
      const { caret } = request;
      input.scrollIntoView({ block: caret ? 'nearest' : 'center' });
      input.focus({ preventScroll: true });
      if (caret && (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) {
        input.setSelectionRange(caret.from, caret.to);
      }
      return true;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, request]);
  return useCallback((path, caret) => setRequest({ path, caret }), []);
}
