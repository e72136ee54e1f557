import { useEffect, useState } from 'react';
import { useSearchParams } from '@portico/sdk';

/** Debounce of the address after the last key press, in milliseconds. */
const SETTLE_MS = 250;

/**
 * The search text, mirrored in the address as `?q=` so that a search can be linked. Typing updates the
 * address after a debounce. A change of the address (Back, a link) updates the text at once.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const linked = params.get('q') ?? '';
  const [state, setState] = useState({ text: linked, linked, sent: linked });
  if (state.linked !== linked) {
    // The hook's own change can arrive after further keys, so only other changes replace the text.
    const text = linked === state.sent ? state.text : linked;
    setState({ text, linked, sent: linked });
  }
  const trimmed = state.text.trim();
  useEffect(() => {
    if (trimmed === linked) return undefined;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, sent: trimmed }));
      setParams(
        (before) => {
          if (trimmed) before.set('q', trimmed);
          else before.delete('q');
          return before;
        },
        { replace: true },
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, linked, setParams]);
  return [state.text, (text) => setState((before) => ({ ...before, text }))];
}
