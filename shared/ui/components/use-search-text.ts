import { useEffect, useEffectEvent, useState } from 'react';

/** How long after the last key press a text becomes the search of the address, in milliseconds. */
const SETTLE_MS = 250;

interface Typed {
  text: string;
  /** The search of the address at that time, and those that were sent since, oldest first. */
  searches: readonly string[];
}

/**
 * The text of a search field whose search is in the address, so that it can be linked. Typing updates the
 * address after a pause. A change of the address (Back, a link) replaces the text.
 *
 * The router renders a new address at low priority, so further keys and even further searches can precede
 * it. Therefore the text is derived: a state that is adjusted while rendering would lose keys, because
 * React computes updates from a rendering that it has discarded.
 * @param linked the search of the address
 * @param onSearch writes the trimmed text into the address, in place of the history's current entry
 */
export function useSearchText(
  linked: string,
  onSearch: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: linked, searches: [linked] });
  const { text, searches } = since(linked, typed);
  const trimmed = text.trim();
  const isSent = trimmed === searches.at(-1);
  const send = useEffectEvent(() => {
    setTyped((before) => {
      const now = since(linked, before);
      return { ...now, searches: [...now.searches, trimmed] };
    });
    onSearch(trimmed);
  });
  useEffect(() => {
    if (isSent) return undefined;
    const timer = setTimeout(send, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, isSent]);
  // Once an address is shown, a return to an earlier one is a change.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- rendering must not set it, see above
  useEffect(() => setTyped((before) => since(linked, before)), [linked]);
  const setText = (next: string) =>
    setTyped((before) => ({ ...since(linked, before), text: next }));
  return [text, setText];
}

/** What was typed, seen from an address: one that this field did not send replaces the text. */
function since(linked: string, typed: Typed): Typed {
  const index = typed.searches.lastIndexOf(linked);
  if (index < 0) return { text: linked, searches: [linked] };
  return index === 0 ? typed : { ...typed, searches: typed.searches.slice(index) };
}
