import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared/sdk';

/** Pause after the last key press before the address follows, in milliseconds. */
const SETTLE_MS = 250;

/**
 * The search text, kept in the address as `?q=` so that a search can be linked. The address follows
 * a moment after the last key; a change of the address (Back, a link) changes the text at once.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const linked = params.get('q') ?? '';
  const [state, setState] = useState({ text: linked, linked, sent: linked });
  if (state.linked !== linked) {
    // Our own change arrives late, maybe after further keys: only another hand's replaces the text.
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
