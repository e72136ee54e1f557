/**
 * The words of a text for the search: letters and digits in lower case. Computed here, so that the
 * result does not depend on the database's locale.
 */
export function searchWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // PostgreSQL limits the length of a lexeme.
  return [...new Set(words.map((word) => word.slice(0, 100)))];
}

/** A query for entries with all words of the text as prefixes; undefined: the text has no words. */
export function searchQuery(text: string): string | undefined {
  const words = searchWords(text);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ');
}
