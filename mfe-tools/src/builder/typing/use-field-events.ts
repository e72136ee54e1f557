import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

export type Field = HTMLInputElement & HTMLTextAreaElement;

/** Events of a field whose default may be replaced. React's `beforeinput` is another event. */
const OF_FIELD = ['input', 'keydown', 'beforeinput', 'paste', 'blur'] as const;

/** Listens to a field, and to moves of its caret (`selectionchange`). */
export function useFieldEvents(
  field: RefObject<Field | null>,
  onEvent: (event: Event, field: Field) => void,
) {
  const listen = useEffectEvent((event: Event) => field.current && onEvent(event, field.current));
  useEffect(() => {
    const target = field.current;
    if (!target) return undefined;
    const hear = (event: Event) => listen(event);
    for (const name of OF_FIELD) target.addEventListener(name, hear);
    document.addEventListener('selectionchange', hear);
    return () => {
      for (const name of OF_FIELD) target.removeEventListener(name, hear);
      document.removeEventListener('selectionchange', hear);
    };
  }, [field]);
}
