import { z } from 'zod';

/** What a check has found. */
export const Finding = z.object({
  check: z.enum([
    'settings',
    'node',
    'data-folder',
    'origin',
    'site',
    'seller',
    'database',
    'migrations',
    'bot',
    'discord',
    'stripe',
    'webhook',
    'tax',
    'premium-apps',
    'clock',
  ]),
  /** `skipped`: the setting is not used, or cannot be checked. */
  state: z.enum(['ok', 'problem', 'skipped']),
  /** One sentence: what is right or wrong, and where. */
  message: z.string(),
  /** One sentence: how to solve the problem. */
  fix: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

type Check = Finding['check'];

export const Report = z.object({ problems: z.int(), findings: z.array(Finding) });
export type Report = z.infer<typeof Report>;

export const ok = (check: Check, message: string): Finding => ({ check, state: 'ok', message });

export const skipped = (check: Check, message: string): Finding => ({
  check,
  state: 'skipped',
  message,
});

export const problem = (check: Check, message: string, fix: string): Finding => ({
  check,
  state: 'problem',
  message,
  fix,
});

/** Two checks of one service find the same where it does not answer: each finding counts once. */
export const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

export function reportOf(all: readonly Finding[]): Report {
  const findings = distinct(all);
  return { problems: findings.filter(({ state }) => state === 'problem').length, findings };
}
