/** Internal categories that the public never sees (spec 0 §5). */
const HIDDEN = new Set(['supporter', 'moderator', 'administrator', 'owner', 'jishaku']);

export function isHidden(category: string): boolean {
  return HIDDEN.has(category.trim().toLowerCase());
}
