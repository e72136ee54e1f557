/** Internal categories that are visible to the team only (spec 0 §5). */
const HIDDEN_CATEGORIES = new Set(['supporter', 'moderator', 'administrator', 'owner', 'jishaku']);

export function isHiddenCategory(category: string): boolean {
  return HIDDEN_CATEGORIES.has(category.trim().toLowerCase());
}
