/** A file of a release, as its address names it. */
export interface FileAddress {
  name: string;
  version: string;
  path: string;
}

const REMOTE = /^\/mfe\/(?!shell\/)([a-z0-9-]+)\/([\w.-]+)\/([\w.-]+(?:\/[\w.-]+)*)$/;
const SHELL = /^\/shell\/()([\w.-]+)\/([\w.-]+(?:\/[\w.-]+)*)$/;

/**
 * Parses the address of a release file. Paths of release files need no escapes, so an address with
 * an escape, a backslash, an empty segment or a dot segment is never one (threats 65).
 * @param url raw, as in the request line; the query is ignored
 */
export function parseFileAddress(url: string): FileAddress | undefined {
  const [pathname = ''] = url.split('?', 1);
  const [, name, version, path] = REMOTE.exec(pathname) ?? SHELL.exec(pathname) ?? [];
  if (version === undefined || path === undefined) return undefined;
  if ([version, ...path.split('/')].some((segment) => segment === '.' || segment === '..'))
    return undefined;
  return { name: name || 'shell', version, path };
}
