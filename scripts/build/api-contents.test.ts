import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeApiContents } from './api-contents.ts';

interface Component {
  name: string;
  group?: string;
  'bom-ref': string;
  hashes?: object[];
  licenses?: object[];
}

const output = mkdtempSync(join(tmpdir(), 'portico-api-contents-'));
afterAll(() => rmSync(output, { recursive: true }));

test('the API has the license texts and the bill of materials of what it runs with', () => {
  writeApiContents(output);
  const notices = readFileSync(join(output, 'third-party-notices.txt'), 'utf8');
  const { components, dependencies } = JSON.parse(
    readFileSync(join(output, 'sbom.cdx.json'), 'utf8'),
  ) as { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };
  const names = components.map(({ name, group }) => (group ? `${group}/${name}` : name));
  const some = ['fastify', 'pg', 'zod', 'swagger-ui-dist', '@nestjs/core', 'passport-strategy'];
  expect(names).toEqual(expect.arrayContaining(some));
  for (const name of names) expect(notices).toContain(`\n${name} `);
  for (const tool of ['jest', 'webpack', 'react']) expect(names).not.toContain(tool);
  expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
  // Their licenses are in files alone, which the notices contain.
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([
    'color-convert',
    'pause',
  ]);
  expect(notices).toContain('Copyright (c) 2011 Heather Arthur');
  expect(notices).toContain('(The MIT License)\n\nCopyright (c) 2012 TJ Holowaychuk');
  const refs = new Set(components.map((one) => one['bom-ref']));
  expect(refs.size).toBe(components.length);
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
  ).toEqual([]);
  expect(dependencies).toHaveLength(components.length + 1);
});
