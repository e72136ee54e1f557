import { useMemo } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import { lintEmbed } from '../embed-code/lint.ts';
import type { Finding } from '../embed-code/lint.ts';
import { totalCharacters } from '../embed-code/validate.ts';
import type { Issues } from './form.tsx';

export interface Verdict {
  findings: readonly Finding[];
  /** What Discord refuses, by input; the same object while nothing changes. */
  issues: Issues;
  /** Characters towards Discord's 6000. */
  total: number;
}

/** What is to be said about an embed. */
export function useVerdict(embed: Embed): Verdict {
  const found = useMemo(() => JSON.stringify(lintEmbed(embed)), [embed]);
  const findings = useMemo(() => JSON.parse(found) as Finding[], [found]);
  const issues = useMemo(() => {
    const refused = findings.filter(({ level }) => level === 'refused');
    return new Map(refused.map(({ path, message }) => [path, message]));
  }, [findings]);
  return { findings, issues, total: useMemo(() => totalCharacters(embed), [embed]) };
}
