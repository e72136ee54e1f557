import { callsOf, nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** Calls that the page server makes for documents: only what everybody may read. */
export function dataRefusals(
  manifest: GateManifest,
  isPublicGet: (path: string) => boolean,
): Refusal[] {
  const release = nameOf(manifest);
  return manifest.routes.flatMap((route) =>
    callsOf(route)
      .filter((path) => !isPublicGet(path))
      .map((path) => ({
        ...{ rule: 'page-data' as const, release },
        detail: `The route ${route.path} of ${release} reads ${path}, which is no public GET of this API.`,
        fix: `Deploy an API with this call before ${manifest.name}, or declare another one: docs/decisions/0094-pages-declare-their-data.md.`,
      })),
  );
}
