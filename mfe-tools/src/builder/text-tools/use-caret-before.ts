import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { currentCaret } from '../text/caret.ts';
import type { Caret } from '../text/caret.ts';

/** Events that come before a text or a selection changes. */
const BEFORE = ['keydown', 'pointerdown', 'beforeinput', 'paste'] as const;

/** @returns reads the selection in the form before the current change */
export function useCaretBefore(form: RefObject<HTMLElement | null>): () => Caret | undefined {
  const kept = useRef<Caret>(undefined);
  useEffect(() => {
    const element = form.current;
    const keep = () => {
      kept.current = currentCaret() ?? kept.current;
    };
    for (const name of BEFORE) element?.addEventListener(name, keep, true);
    return () => {
      for (const name of BEFORE) element?.removeEventListener(name, keep, true);
    };
  }, [form]);
  return useCallback(() => kept.current, []);
}
