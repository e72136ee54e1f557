/** A parsed Stripe form: strings, lists and maps. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/**
 * Parses Stripe's form encoding: `line_items[0][price_data][currency]=eur`, `expand[]=x`. Lists
 * have numbers or empty brackets; values stay strings.
 */
export function parseForm(body: string): Form {
  const root: Form = Object.create(null) as Form;
  for (const [key, value] of new URLSearchParams(body)) {
    const path = [
      key.split('[', 1)[0] ?? '',
      ...[...key.matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1] ?? ''),
    ];
    put(root, path, value);
  }
  return toLists(root) as Form;
}

function put(root: Form, path: string[], value: string): void {
  let at = root;
  for (const [depth, raw] of path.entries()) {
    const name = raw === '' ? String(Object.keys(at).length) : raw;
    if (depth === path.length - 1) at[name] = value;
    else {
      const next = at[name];
      at = at[name] =
        typeof next === 'object' && !Array.isArray(next) ? next : (Object.create(null) as Form);
    }
  }
}

/** Converts maps with consecutive keys from 0 to lists. */
function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, toLists(item)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
