/** The value at a path of data: `a`, `a.b`, `a.0`; `.` is the data itself. @returns undefined where there is none */
export function valueAt(data: unknown, path: string): unknown {
  if (path === '.') return data;
  return path.split('.').reduce<unknown>((value, key) => fieldOf(value, key), data);
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** A text or number as a text; other values are empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
