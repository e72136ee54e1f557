import type { Group } from './group.ts';

const inRegistry = (...names: string[]) => names.map((name) => `platform/registry/${name}.ts`);
const unit = (...names: string[]) => names.map((name) => `src/platform/registry/${name}.test.ts`);

/** Releases of the apps: what may become live, and what is served of it. */
export const REGISTRY = {
  gate: {
    sources: inRegistry(
      ...['address-rules', 'budget-rule', 'extension-rule', 'gate', 'image-rule'].map(
        (name) => `gate/${name}`,
      ),
      ...['metadata-rule', 'operation-rule', 'overlap', 'pattern-rule'].map(
        (name) => `gate/${name}`,
      ),
      'call-compatibility/narrowed-call',
      'call-compatibility/narrowed-input',
      'call-compatibility/narrowed-response',
      'call-compatibility/schema-alternatives',
    ),
    tests: unit(
      'call-compatibility/narrowed-call',
      'gate/budget-rule',
      'gate/extension-rule',
      'gate/gate',
      'gate/image-rule',
      'gate/overlap',
      'gate/refusals',
      'gate/sdk-rule',
    ),
  },
  releases: {
    sources: inRegistry(
      'canonical-json',
      'compress',
      'content-hash',
      'content-store',
      'content-type',
      'disk-cache',
      'file-address',
      'known-files',
      'lost-pages',
      'manifest-issues',
      'private-file',
      'read-release-folder',
      'replacements',
      'retention',
      'rollback-targets',
      'served-routes',
      'stylesheets',
      'verify-release',
    ),
    tests: unit(
      'canonical-json',
      'compress',
      'content-store',
      'content-type',
      'disk-cache',
      'file-address',
      'known-files',
      'lost-pages',
      'private-file',
      'read-release-folder',
      'release-files',
      'replacements',
      'retention',
      'served-routes',
      'stylesheets',
      'verify-release',
    ),
  },
  registry: {
    sources: inRegistry(
      'channel.repository',
      'files.controller',
      'gate.repository',
      'gate.service',
      'live-manifest.service',
      'live-registry.service',
      'registry.repository',
      'registry.service',
      'release-checks',
      'release-contents.service',
      'release-files.service',
      'release-history.repository',
      'release-warnings.service',
      'used-by-files',
      'visible-registry',
      'visitor.service',
    ),
    tests: [
      ...unit('visible-registry'),
      ...['files', 'publish', 'restricted', 'retired', 'route-patterns', 'uses'].map(
        (name) => `test/registry/${name}.test.ts`,
      ),
      ...['gate', 'platform', 'releases'].map((name) => `test/releases/${name}.test.ts`),
    ],
  },
  previews: {
    sources: [
      'preview-cookie',
      'preview-links.service',
      'preview-unavailable',
      'preview.repository',
      'preview.service',
      'previews.controller',
      'team-previews.controller',
    ].map((name) => `platform/previews/${name}.ts`),
    tests: ['links', 'previews', 'unavailable'].map((name) => `test/previews/${name}.test.ts`),
  },
} as const satisfies Record<string, Group>;
