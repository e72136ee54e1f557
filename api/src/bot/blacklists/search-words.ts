/**
 * The words of a text as the search compares them: letters and digits, in lower case, as every
 * database sees them alike.
 */
export function searchWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // A longer word would be no lexeme to PostgreSQL.
  return [...new Set(words.map((word) => word.slice(0, 100)))];
}

/** A query that every word of the text begins a word of the entry; undefined: nothing to look for. */
export function searchQuery(text: string): string | undefined {
  const words = searchWords(text);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ');
}
