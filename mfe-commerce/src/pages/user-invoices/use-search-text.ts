import { useEffect, useRef, useState } from 'react';

/** A search begins when typing pauses. */
const PAUSE_MS = 300;

/**
 * The text of a search field whose search lives in the address: typing reaches the address after a
 * pause, and a change of the address (Back, a link) reaches the field.
 * @param q the search as the address has it
 */
export function useSearchText(q: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(q);
  const agreed = useRef(q);

  useEffect(() => {
    if (q === agreed.current) return;
    agreed.current = q;
    setText(q);
  }, [q]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === agreed.current) return;
    const timer = setTimeout(() => {
      agreed.current = wanted;
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return [text, setText] as const;
}
