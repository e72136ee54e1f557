import type { PageRoute } from 'shared/platform';
import { nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/** What fits a tab and a search result; longer ones are cut off there. */
const MAX_CHARACTERS = { title: 70, description: 300 };

/** Titles and descriptions that a page could not be shown with. */
export function metadataRefusals(manifest: GateManifest): Refusal[] {
  return manifest.routes.flatMap((route) =>
    (['title', 'description'] as const).flatMap((field) =>
      problemsOf(route, field).map((problem): Refusal => ({
        ...{ rule: 'page-metadata', release: nameOf(manifest) },
        detail: `The ${field} of ${route.path} ${problem}.`,
        mend: `Mend it in ${manifest.name}/src/remote.ts and build again.`,
      })),
    ),
  );
}

function problemsOf(route: PageRoute, field: 'title' | 'description'): string[] {
  const text = route[field];
  const problems: string[] = [];
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim()) problems.push('begins or ends with a space');
  if (text.length > MAX_CHARACTERS[field])
    problems.push(`is longer than ${MAX_CHARACTERS[field]} characters`);
  if (/\p{Cc}/u.test(text)) problems.push('holds a control character');
  for (const [placeholder, name = ''] of text.matchAll(/\{([^{}]*?)(?:\|capitalise)?\}/g)) {
    const isKnown = placeholder === '{product}' || route.path.split('/').includes(`:${name}`);
    if (!isKnown) problems.push(`names ${placeholder}, which is no param of the route`);
  }
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) problems.push('has a brace too many');
  return problems;
}
