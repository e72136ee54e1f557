import { isPrivateFile } from '../private-file.ts';
import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** What remotes may weigh, in kB (1000 bytes) before compression. Operators set it. */
export interface Budget {
  /** The entry of the remote with the scripts and stylesheets that a page names. */
  pageKb: number;
  /** All files that visitors can fetch: source maps do not count. */
  remoteKb: number;
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
  const refuse = (what: string, size: number, limit: number, fix: string): Refusal[] =>
    size <= limit
      ? []
      : [
          {
            ...{ rule: 'budget', release: nameOf(remote) },
            detail: `${what} has ${Math.ceil(size)} kB before compression; the limit is ${limit} kB.`,
            fix,
          },
        ];
  return [
    ...Object.entries(remote.pages).flatMap(([page, { scripts, styles }]) =>
      refuse(
        `The page "${page}" of ${nameOf(remote)} with its entry`,
        sizeOf([remote.entry, ...scripts, ...styles]),
        pageKb,
        'Load what the page does not show at first by import(), or have an operator raise PAGE_BUDGET_KB.',
      ),
    ),
    ...refuse(
      nameOf(remote),
      sizeOf([...sizes.keys()].filter((path) => !isPrivateFile(path))),
      remoteKb,
      'Leave out what no page needs, or have an operator raise REMOTE_BUDGET_KB.',
    ),
  ];
}
