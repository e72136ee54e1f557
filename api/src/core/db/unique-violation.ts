/** Whether a statement violated a unique constraint (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if ((at as { code?: unknown }).code === '23505') return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
}
