const UP = ['../', '..%2f', '%2e%2e/', '%252e%252e%252f', '..\\', '..%5c', '..;/'];

/** Spellings of a path that a careless router or proxy takes for the path itself. */
export function spellingsOf(path: string): string[] {
  const bare = path.slice(1);
  const [first = '', ...rest] = bare.split('/');
  const below = rest.join('/');
  const coded = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return [
    path,
    ...UP.flatMap((up) => [
      `/x/${up}${bare}`,
      `/store/${up}${bare}`,
      `/shell/1.0.0/${up}${up}${bare}`,
    ]),
    ...[`/${path}`, `//${path}`, `/./${bare}`, `/%2e/${bare}`, `/\\${bare}`, `/%5c${bare}`],
    ...[`${path}/`, `${path}//`, `${path}/.`, `${path}/%2e`, `${path}/x/..`, `${path};a=b`],
    ...[`${path}?a=b`, `${path}%3fa=b`, `${path}%23a`, `${path}%00`, `${path}%20`, `${path}.html`],
    ...[path.toUpperCase(), `/${first.toUpperCase()}/${below}`, `/${coded(first)}/${below}`],
    ...[
      `/${first};x/${below}`,
      `/${first}%2f${below}`,
      `/${first}//${below}`,
      `/${first}%20/${below}`,
    ],
    ...[
      `/%25${coded(first).slice(1)}/${below}`,
      `/ｓ${first.slice(1)}/${below}`.replace('ｓ', '%EF%BD%93'),
    ],
  ];
}
