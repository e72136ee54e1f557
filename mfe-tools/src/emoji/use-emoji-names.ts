import { useEffect, useSyncExternalStore } from 'react';
import type { EmojiNames } from '../embed-code/markdown/tokens.ts';

/** A name in colons that is no part of a time such as 12:30:45. */
const NAMED = /:(?!(?!100:|1234:)\d{1,60}:)[\w+-]{1,60}:/;

let names: EmojiNames | undefined;
let loading: Promise<void> | undefined;
const readers = new Set<() => void>();

/** Loads the names once. A failed load is repeated by the next call. */
function loadEmojiNames(): Promise<void> {
  loading ??= import('./names.ts').then(
    ({ emojiNames }) => {
      names = emojiNames;
      for (const reader of readers) reader();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
const current = () => names;

/** The names of emoji; undefined if a text has none in colons, and until they are loaded. */
export function useEmojiNames(text: string): EmojiNames | undefined {
  return useLoadedNames(NAMED.test(text));
}

/** The names of emoji, loaded once they are needed. */
export function useLoadedNames(isNeeded: boolean): EmojiNames | undefined {
  const loaded = useSyncExternalStore(subscribe, current);
  useEffect(() => {
    if (isNeeded) void loadEmojiNames();
  }, [isNeeded]);
  return isNeeded ? loaded : undefined;
}
