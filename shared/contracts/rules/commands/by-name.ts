interface Named {
  name: string;
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Order of commands (spec 0 §7), the same as the API's: by lower-case name, then by name. Avoids
 * `Intl.Collator`: creating the first one takes a phone longer than the rest of the page.
 */
export function byName({ name: a }: Named, { name: b }: Named): number {
  return order(a.toLowerCase(), b.toLowerCase()) || order(a, b);
}
