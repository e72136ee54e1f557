import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * Roving tabindex: a toolbar is one tab stop; the arrow keys, Home and End move between its tools.
 * @param count tools in the bar
 */
export function useRovingTools(count: number) {
  const [active, setActive] = useState(0);
  return {
    toolProps: (index: number) => ({
      'data-tool': index,
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setActive(index),
    }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = (event.target as HTMLElement).dataset.tool;
      if (from === undefined) return;
      const at = Number(from);
      const next = {
        ArrowRight: (at + 1) % count,
        ArrowLeft: (at + count - 1) % count,
        Home: 0,
        End: count - 1,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
    },
  };
}
