/**
 * Whether a template's name contains the category's word, in any case. A word within that of a longer category
 * counts for the longer one alone: "Softban" is in Ban, "Unban" is not if there is a category Unban.
 * @param all categories of the site pack
 */
export function isIn(category: string, name: string, all: readonly string[]): boolean {
  const word = category.toLowerCase();
  const longer = all
    .map((each) => each.toLowerCase())
    .filter((each) => each !== word && each.includes(word));
  // The longest first: its words are no words of others.
  const rest = longer
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, each) => text.replaceAll(each, '\n'), name.toLowerCase());
  return rest.includes(word);
}

/** @returns undefined for All, and for what is no category of the site pack */
export const categoryOf = (word: string | null, all: readonly string[]): string | undefined =>
  all.find((category) => category.toLowerCase() === word?.toLowerCase());

/** Case-insensitive search in the name (spec 0 §5). */
export function matches(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}
