import { replaceVariables } from '@portico/site';

/**
 * The texts of a pack with their variables. A button whose link the site does not have is left out.
 * @param values name -> text
 */
export function fillTexts<T>(texts: T, values: Readonly<Record<string, string>>): T {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return replaceVariables(value, (name) =>
        Object.hasOwn(values, name) ? values[name] : undefined,
      );
    if (Array.isArray(value)) return value.map(fill).filter((entry) => !leadsNowhere(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
  };
  return fill(texts) as T;
}

const leadsNowhere = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'to' in entry && entry.to === '';
