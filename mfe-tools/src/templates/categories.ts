/** Categories in the order of the filter (spec 0 §5). */
export const CATEGORIES = ['Jail', 'Unjail', 'Ban', 'Unban', 'Kick', 'Mute', 'Unmute'] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Whether a template's name contains the category's word, in any case. A word directly after "un"
 * counts only for its "Un…" category: "Softban" is in Ban, "Unban" is not.
 */
export function isIn(category: Category, name: string): boolean {
  const word = category.toLowerCase();
  const text = name.toLowerCase();
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (text.slice(Math.max(0, at - 2), at) !== 'un') return true;
  }
  return false;
}

/** @returns undefined for All and for unknown categories */
export function categoryOf(word: string | null): Category | undefined {
  return CATEGORIES.find((category) => category.toLowerCase() === word?.toLowerCase());
}

/** Case-insensitive search in the name (spec 0 §5). */
export function matches(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}
