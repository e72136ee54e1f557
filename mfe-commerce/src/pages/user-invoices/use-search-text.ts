import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * The text of a search field that is synchronized with the URL: typing updates the URL after a
 * pause, and a change of the URL (Back, a link) updates the field.
 * @param q the search in the URL
 */
export function useSearchText(q: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(q);
  const committed = useRef(q);

  useEffect(() => {
    if (q === committed.current) return;
    committed.current = q;
    setText(q);
  }, [q]);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === committed.current) return;
    const timer = setTimeout(() => {
      committed.current = trimmed;
      onSearch(trimmed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return [text, setText] as const;
}
