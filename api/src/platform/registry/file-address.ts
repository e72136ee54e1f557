/** Which file of which release an address names. */
export interface FileAddress {
  name: string;
  version: string;
  path: string;
}

const SEGMENT = '[A-Za-z0-9._-]+';
const REMOTE = new RegExp(
  `^/mfe/(?!shell/)([a-z0-9-]+)/(${SEGMENT})/(${SEGMENT}(?:/${SEGMENT})*)$`,
);
const SHELL = new RegExp(`^/shell/()(${SEGMENT})/(${SEGMENT}(?:/${SEGMENT})*)$`);

/**
 * Reads the address of a release file from a request's raw address. Release paths need no escapes,
 * so an address with an escape, a backslash, an empty or a dot segment names nothing (threats 65).
 * @param url as it stands in the request line; a query is ignored
 */
export function parseFileAddress(url: string): FileAddress | undefined {
  const [pathname = ''] = url.split('?', 1);
  const [, name, version, path] = REMOTE.exec(pathname) ?? SHELL.exec(pathname) ?? [];
  if (version === undefined || path === undefined) return undefined;
  if ([version, ...path.split('/')].some((part) => part === '.' || part === '..')) return undefined;
  return { name: name || 'shell', version, path };
}
