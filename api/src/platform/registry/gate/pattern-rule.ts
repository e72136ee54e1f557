import { patternProblems } from 'shared/platform';
import { nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/** Patterns that are not linear to match: of a release from before they were refused at publishing. */
export function patternRefusals(manifest: GateManifest): Refusal[] {
  return manifest.routes.flatMap(patternProblems).map((problem) => ({
    ...{ rule: 'route-pattern', release: nameOf(manifest) },
    detail: `In ${nameOf(manifest)}, ${problem}.`,
    mend: 'Build and publish a version whose patterns are literals and bounded character classes.',
  }));
}
