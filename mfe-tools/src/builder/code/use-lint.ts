import { useMemo } from 'react';
import { useBot } from '../../bot-context.ts';
import { isUntouched } from '../../embed-code/embed.ts';
import type { Finding } from '../../embed-code/lint.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Issues } from '../form/section-props.ts';
import type { Engine } from '../engine/use-engine.ts';

export interface LintResult {
  findings: readonly Finding[];
  /** Errors by input. The map keeps its identity while nothing changes. */
  issues: Issues;
  /** Characters that count toward Discord's limit of 6000. */
  total: number;
}

/**
 * Lints a draft.
 * @param draft debounced: linting takes too long for every key press
 */
export function useLint(engine: Engine | undefined, draft: Draft): LintResult {
  const linter = isUntouched(draft) ? undefined : engine;
  const bot = useBot();
  const found = useMemo(
    () => JSON.stringify(linter?.lintEmbed(draft, bot) ?? []),
    [linter, draft, bot],
  );
  const findings = useMemo(() => JSON.parse(found) as Finding[], [found]);
  const issues = useMemo(() => {
    const errors = findings.filter(({ level }) => level === 'error');
    return new Map(errors.map(({ path, message }) => [path, message]));
  }, [findings]);
  const total = useMemo(() => linter?.totalCharacters(draft) ?? 0, [linter, draft]);
  return { findings, issues, total };
}
