import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, PageRoute, Refusal } from '@portico/sdk/platform';

/** Browsers and search engines cut longer texts off. */
const MAX_CHARACTERS = { title: 70, description: 300 };

/** Titles and descriptions of pages that are empty, too long or malformed. */
export function metadataRefusals(manifest: GateManifest): Refusal[] {
  return manifest.routes.flatMap((route) =>
    (['title', 'description'] as const).flatMap((field) =>
      problemsOf(route, field).map((problem): Refusal => ({
        ...{ rule: 'page-metadata', release: nameOf(manifest) },
        detail: `The ${field} of ${route.path} ${problem}.`,
        fix: `Fix it in ${manifest.name}/src/remote.ts and build again.`,
      })),
    ),
  );
}

function problemsOf(route: PageRoute, field: 'title' | 'description'): string[] {
  const text = route[field];
  const problems: string[] = [];
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim()) problems.push('starts or ends with whitespace');
  if (text.length > MAX_CHARACTERS[field])
    problems.push(`is longer than ${MAX_CHARACTERS[field]} characters`);
  if (/\p{Cc}/u.test(text)) problems.push('contains a control character');
  for (const [placeholder, name = ''] of text.matchAll(/\{([^{}]*?)(?:\|capitalize)?\}/g)) {
    const isKnown = placeholder === '{product}' || route.path.split('/').includes(`:${name}`);
    if (!isKnown) problems.push(`contains ${placeholder}, which is not a param of the route`);
  }
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) problems.push('contains an unmatched brace');
  return problems;
}
