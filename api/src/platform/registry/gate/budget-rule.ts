import { isLoadedByPages } from '../release/private-file.ts';
import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** Size limits of a remote, in kB (1000 bytes) before compression. Operators set them. */
export interface Budget {
  /** The entry of the remote with the scripts and stylesheets that a page names. */
  pageKb: number;
  /** All files that pages may load: source maps, notices and the bill of materials do not count. */
  remoteKb: number;
}

/** The columns of a remote's channel; null: the setting of the installation. */
export interface BudgetRules {
  pageBudgetKb: number | null;
  remoteBudgetKb: number | null;
}

/** The largest limit: a release has at most 64 MiB. */
export const MAX_BUDGET_KB = 64_000;

export function budgetOf({ pageBudgetKb, remoteBudgetKb }: BudgetRules, settings: Budget): Budget {
  return {
    pageKb: pageBudgetKb ?? settings.pageKb,
    remoteKb: remoteBudgetKb ?? settings.remoteKb,
  };
}

/**
 * Checks the size of a remote and of each of its pages.
 * @param sizes path -> bytes, of all files of the release
 */
export function budgetRefusals(
  remote: GateManifest,
  sizes: ReadonlyMap<string, number>,
  { pageKb, remoteKb }: Budget,
): Refusal[] {
  const sizeOf = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1000;
  const command = `npm run admin -- remotes budget ${remote.name}`;
  const refuse = (
    what: string,
    size: number,
    limit: number,
    fix: { advice: string; option: string },
  ): Refusal[] =>
    size <= limit
      ? []
      : [
          {
            ...{ rule: 'budget', release: nameOf(remote) },
            detail: `${what} is ${Math.ceil(size)} kB before compression; the limit is ${limit} kB.`,
            fix: `${fix.advice}, or have an operator raise the limit: ${command} ${fix.option} ${Math.ceil(size)}`,
          },
        ];
  return [
    ...Object.entries(remote.pages).flatMap(([page, { scripts, styles }]) =>
      refuse(
        `The page "${page}" of ${nameOf(remote)}, including its entry,`,
        sizeOf([remote.entry, ...scripts, ...styles]),
        pageKb,
        {
          advice: 'Load what the page does not show initially with import()',
          option: '--page',
        },
      ),
    ),
    ...refuse(nameOf(remote), sizeOf([...sizes.keys()].filter(isLoadedByPages)), remoteKb, {
      advice: 'Remove what no page needs',
      option: '--remote',
    }),
  ];
}
