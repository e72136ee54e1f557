import { sbomOf } from './sbom.ts';
import type { LockedPackage } from './sbom.ts';

const part = (name: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  ...{ name, version: '1.0.0', license: 'MIT', author: undefined, homepage: undefined, texts: [] },
  ...more,
});
const app = { name: 'api', version: '2.0.0' };
const read = (...args: Parameters<typeof sbomOf>) => JSON.parse(sbomOf(...args));

test('a bill of materials has the required fields of CycloneDX 1.6', () => {
  expect(read(app, [part('@a/b', { integrity: 'sha512-AAEC' })])).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': 'api@2.0.0', ...app },
    },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40a/b@1.0.0',
        group: '@a',
        name: 'b',
        version: '1.0.0',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40a/b@1.0.0',
      },
    ],
    dependencies: [{ ref: 'api@2.0.0', dependsOn: ['pkg:npm/%40a/b@1.0.0'] }],
  });
});

test('it is the same for every order of the packages, and names each once', () => {
  const packages = [part('b'), part('a'), part('a', { version: '2.0.0' }), part('b')];
  expect(sbomOf(app, packages)).toBe(sbomOf(app, [...packages].reverse()));
  expect(read(app, packages).components).toHaveLength(3);
});

test('dependencies refer to packages that are in it', () => {
  const packages = [
    part('a', { dependsOn: ['b@1.0.0', 'absent@1.0.0'] }),
    part('b', { dependsOn: [] }),
  ];
  expect(read(app, packages, ['a@1.0.0']).dependencies).toEqual([
    { ref: 'api@2.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
  ]);
});

test.each([
  ['ISC', { license: { id: 'ISC' } }],
  ['(MIT OR GPL-3.0-only)', { expression: '(MIT OR GPL-3.0-only)' }],
  ['Apache-2.0 AND MIT', { expression: 'Apache-2.0 AND MIT' }],
  ['UNLICENSED', { license: { name: 'UNLICENSED' } }],
  ['SEE LICENSE IN a.txt', { license: { name: 'SEE LICENSE IN a.txt' } }],
])('the license %s is %j', (license, expected) => {
  expect(read(app, [part('a', { license })]).components[0].licenses).toEqual([expected]);
});
