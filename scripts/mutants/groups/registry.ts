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
      'release/canonical-json',
      'disk/compress',
      'release/content-hash',
      'disk/content-store',
      'release/content-type',
      'disk/disk-cache',
      'release/file-address',
      'release/known-files',
      'publishing/lost-pages',
      'release/manifest-issues',
      'release/private-file',
      'release/read-release-folder',
      'state/replacements',
      'publishing/retention',
      'state/rollback-targets',
      'state/served-routes',
      'release/stylesheets',
      'release/verify-release',
    ),
    tests: unit(
      'release/canonical-json',
      'disk/compress',
      'disk/content-store',
      'release/content-type',
      'disk/disk-cache',
      'release/file-address',
      'release/known-files',
      'publishing/lost-pages',
      'release/private-file',
      'release/read-release-folder',
      'files/release-files',
      'state/replacements',
      'publishing/retention',
      'state/served-routes',
      'release/stylesheets',
      'release/verify-release',
    ),
  },
  registry: {
    sources: inRegistry(
      'files/live-manifest.service',
      'live/live-registry.service',
      'publishing/registry-changes',
      'database/registry.repository',
      'publishing/registry.service',
    ),
    tests: [
      ...inTests('registry', 'publish', 'restricted', 'retired'),
      ...inTests('releases', 'platform', 'releases'),
    ],
  },
  'site-releases': {
    sources: [
      ...inRegistry(
        'database/retained-contents.repository',
        'database/site-versions.repository',
        'live/released-site.service',
        'live/site-packs.service',
        'publishing/site-releases.service',
      ),
      'platform/previews/request-site.service.ts',
    ],
    tests: inTests('site', 'previews', 'releases', 'selling', 'serving'),
  },
  channels: {
    sources: inRegistry(
      'database/channel.repository',
      'state/listed-apps',
      'database/registry-lock.repository',
      'database/release-history.repository',
      'database/running-canaries.repository',
    ),
    tests: [
      ...inTests('registry', 'channels', 'publish'),
      ...inTests('releases', 'platform', 'releases'),
    ],
  },
  'visible-registry': {
    sources: inRegistry(
      'files/other-origins',
      'state/registry-state',
      'state/visible-registry',
      'live/visitor.service',
    ),
    tests: [
      ...unit('state/visible-registry'),
      ...inTests('registry', 'other-origins', 'restricted', 'route-patterns'),
    ],
  },
  'release-files': {
    sources: inRegistry(
      'files/files.controller',
      'gate/gate.repository',
      'gate/gate.service',
      'state/release-checks',
      'disk/release-contents.service',
      'files/release-files.service',
      'publishing/release-warnings.service',
      'release/call-shapes',
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
