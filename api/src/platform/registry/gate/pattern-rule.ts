import { nameOf, patternProblems } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** Patterns that do not match in linear time. Publishing rejects them, but older releases may have some. */
export function patternRefusals(manifest: GateManifest): Refusal[] {
  return manifest.routes.flatMap(patternProblems).map((problem) => ({
    ...{ rule: 'route-pattern', release: nameOf(manifest) },
    detail: `In ${nameOf(manifest)}, ${problem}.`,
    fix: 'Build and publish a version whose patterns consist of literals and bounded character classes.',
  }));
}
