import { readFileSync, readdirSync } from 'node:fs';
import { REMOTE_NAMES, REMOTES } from '@portico/sdk/platform';

/** As a path (`/staff`, `/staff/…`), also in a pattern (`\/staff`). */
const mounts = Object.values(REMOTES)
  .flatMap((remote) => ('mounts' in remote ? remote.mounts : []))
  .map((mount) => new RegExp(`${mount}(?![\\w-])`));

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name),
);

describe('the shell', () => {
  it.each(files)('%s contains no remote, no mount and no external address', (name) => {
    const source = readFileSync(`${__dirname}/${name}`, 'utf8');
    for (const remote of REMOTE_NAMES) expect(source).not.toContain(remote);
    for (const mount of mounts) expect(source).not.toMatch(mount);
    expect(source).not.toMatch(/https?:\/\//);
  });
});
