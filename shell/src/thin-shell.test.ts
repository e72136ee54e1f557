import { readFileSync, readdirSync } from 'node:fs';
import { REMOTE_NAMES } from 'shared/platform';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name),
);

describe('the shell', () => {
  it.each(files)('%s names no remote and no foreign address', (name) => {
    const source = readFileSync(`${__dirname}/${name}`, 'utf8');
    for (const remote of REMOTE_NAMES) expect(source).not.toContain(remote);
    expect(source).not.toMatch(/https?:\/\//);
  });
});
