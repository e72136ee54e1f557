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
} as const satisfies Record<string, Group>;
