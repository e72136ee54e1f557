import type { Group } from './group.ts';

const inRegistry = (...names: string[]) => names.map((name) => `platform/registry/${name}.ts`);
const inTests = (folder: string, ...names: string[]) =>
  names.map((name) => `test/${folder}/${name}.test.ts`);
const unit = (...names: string[]) => names.map((name) => `src/platform/registry/${name}.test.ts`);

/** Releases of the apps: what may become live, and what is served of it. */
export const REGISTRY = {
  gate: {
    sources: inRegistry(
      ...['address-rules', 'budget-rule', 'data-rule', 'extension-rule', 'gate'].map(
        (name) => `gate/${name}`,
      ),
      ...['image-rule', 'metadata-rule', 'operation-rule', 'overlap', 'pattern-rule'].map(
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
      'live-manifest.service',
      'live-registry.service',
      'registry-changes',
      'registry.repository',
      'registry.service',
    ),
    tests: [
      ...inTests('registry', 'publish', 'restricted', 'retired'),
      ...inTests('releases', 'platform', 'releases'),
    ],
  },
  channels: {
    sources: inRegistry(
      'channel.repository',
      'listed-apps',
      'registry-lock.repository',
      'release-history.repository',
      'running-canaries.repository',
    ),
    tests: [...inTests('registry', 'publish'), ...inTests('releases', 'platform', 'releases')],
  },
  'visible-registry': {
    sources: inRegistry('other-origins', 'registry-state', 'visible-registry', 'visitor.service'),
    tests: [
      ...unit('visible-registry'),
      ...inTests('registry', 'other-origins', 'restricted', 'route-patterns'),
    ],
  },
  'release-files': {
    sources: inRegistry(
      'files.controller',
      'gate.repository',
      'gate.service',
      'release-checks',
      'release-contents.service',
      'release-files.service',
      'release-warnings.service',
      'call-shapes',
    ),
    tests: [
      ...inTests('registry', 'files', 'publish', 'restricted', 'retired'),
      ...inTests('releases', 'platform', 'releases'),
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
    tests: inTests('previews', 'links', 'previews', 'unavailable'),
  },
} as const satisfies Record<string, Group>;
