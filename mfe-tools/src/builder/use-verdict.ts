import { useMemo } from 'react';
import { isUntouched } from '../embed-code/embed.ts';
import type { Finding } from '../embed-code/lint.ts';
import type { Draft } from './draft.ts';
import type { Issues } from './section-props.ts';
import type { Engine } from './use-engine.ts';

export interface Verdict {
  findings: readonly Finding[];
  /** What Discord refuses, by input; the same object while nothing changes. */
  issues: Issues;
  /** Characters towards Discord's 6000. */
  total: number;
}

/**
 * What is to be said about an embed.
 * @param settled what is written, once the keys are quiet: reading it all costs more than a key may
 */
export function useVerdict(engine: Engine | undefined, settled: Draft): Verdict {
  const judge = isUntouched(settled) ? undefined : engine;
  const found = useMemo(() => JSON.stringify(judge?.lintEmbed(settled) ?? []), [judge, settled]);
  const findings = useMemo(() => JSON.parse(found) as Finding[], [found]);
  const issues = useMemo(() => {
    const refused = findings.filter(({ level }) => level === 'refused');
    return new Map(refused.map(({ path, message }) => [path, message]));
  }, [findings]);
  const total = useMemo(() => judge?.totalCharacters(settled) ?? 0, [judge, settled]);
  return { findings, issues, total };
}
