import { useMemo } from 'react';
import { isUntouched } from '../embed-code/embed.ts';
import type { Finding } from '../embed-code/lint.ts';
import type { Draft } from './draft.ts';
import type { Issues } from './section-props.ts';
import type { Engine } from './use-engine.ts';

export interface LintResult {
  findings: readonly Finding[];
  /** What Discord refuses, by input; the same object while nothing changes. */
  issues: Issues;
  /** Characters towards Discord's 6000. */
  total: number;
}

/**
 * What is to be said about an embed.
 * @param draft what is written, once the keys are quiet: reading it all costs more than a key may
 */
export function useLint(engine: Engine | undefined, draft: Draft): LintResult {
  const linter = isUntouched(draft) ? undefined : engine;
  const found = useMemo(() => JSON.stringify(linter?.lintEmbed(draft) ?? []), [linter, draft]);
  const findings = useMemo(() => JSON.parse(found) as Finding[], [found]);
  const issues = useMemo(() => {
    const errors = findings.filter(({ level }) => level === 'error');
    return new Map(errors.map(({ path, message }) => [path, message]));
  }, [findings]);
  const total = useMemo(() => linter?.totalCharacters(draft) ?? 0, [linter, draft]);
  return { findings, issues, total };
}
