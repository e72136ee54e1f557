import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

export interface PackedPackage {
  name: string;
  version: string;
  /** Absolute path. */
  tarball: string;
  /** Contents of the tarball, absolute path. */
  folder: string;
}

/**
 * A local npm registry that serves packed packages as if they were published, and redirects all
 * other requests to the registry that npm uses.
 * @param upstream address of that registry
 * @returns its address
 */
export async function startRegistry(
  packages: readonly PackedPackage[],
  upstream: string,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const file = packages.find(({ tarball }) => path === `-/${basename(tarball)}`);
    const found = packages.find(({ name }) => path === name);
    if (file) response.end(readFileSync(file.tarball));
    else if (found) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(documentOf(found, addressOf(server))));
    } else {
      const location = `${upstream.replace(/(?<!\/)\/+$/, '')}${request.url}`;
      response.writeHead(307, { location }).end();
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { url: addressOf(server), close: () => server.close() };
}

const addressOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function documentOf({ name, version, tarball, folder }: PackedPackage, url: string) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as object;
  const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  const dist = { tarball: `${url}/-/${basename(tarball)}`, integrity: `sha512-${sha512}` };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
  };
}
