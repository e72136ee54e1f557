import { deadLinks } from './links.ts';
import { deadDocuments, deadPaths, deadScripts } from './names.ts';
import { deadDecisions, deadSections, deadThreats, trackerIssues } from './numbers.ts';
import type { ReferenceCheck, Repository, Source } from './repository.ts';

const CHECKS: readonly ReferenceCheck[] = [
  deadSections,
  deadDecisions,
  deadThreats,
  trackerIssues,
  deadScripts,
  deadPaths,
  deadDocuments,
  deadLinks,
];

/** The dead references of a file, as `path:line: problem`, in the order of the file. */
export function deadReferences(source: Source, repository: Repository): string[] {
  return CHECKS.flatMap((check) => check(source, repository))
    .sort((a, b) => a.at - b.at)
    .map(({ at, problem }) => `${source.path}:${lineAt(source.text, at)}: ${problem}`);
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
