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
      'releases/canonical-json',
      'files/compress',
      'files/content-hash',
      'files/content-store',
      'files/content-type',
      'files/disk-cache',
      'files/file-address',
      'files/known-files',
      'gate/lost-pages',
      'gate/manifest-issues',
      'files/private-file',
      'boot/read-release-folder',
      'releases/replacements',
      'releases/retention',
      'channels/rollback-targets',
      'gate/served-routes',
      'files/stylesheets',
      'gate/verify-release',
    ),
    tests: unit(
      'releases/canonical-json',
      'files/compress',
      'files/content-store',
      'files/content-type',
      'files/disk-cache',
      'files/file-address',
      'files/known-files',
      'gate/lost-pages',
      'files/private-file',
      'boot/read-release-folder',
      'files/release-files',
      'releases/replacements',
      'releases/retention',
      'gate/served-routes',
      'files/stylesheets',
      'gate/verify-release',
    ),
  },
  registry: {
    sources: inRegistry(
      'releases/live-manifest.service',
      'live/live-registry.service',
      'channels/registry-changes',
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
      'channels/channel.repository',
      'gate/listed-apps',
      'registry-lock.repository',
      'releases/release-history.repository',
      'channels/running-canaries.repository',
    ),
    tests: [...inTests('registry', 'publish'), ...inTests('releases', 'platform', 'releases')],
  },
  'visible-registry': {
    sources: inRegistry(
      'files/other-origins',
      'registry-state',
      'live/visible-registry',
      'live/visitor.service',
    ),
    tests: [
      ...unit('live/visible-registry'),
      ...inTests('registry', 'other-origins', 'restricted', 'route-patterns'),
    ],
  },
  'release-files': {
    sources: inRegistry(
      'files/files.controller',
      'gate/gate.repository',
      'gate/gate.service',
      'gate/release-checks',
      'files/release-contents.service',
      'files/release-files.service',
      'gate/release-warnings.service',
      'gate/call-shapes',
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
