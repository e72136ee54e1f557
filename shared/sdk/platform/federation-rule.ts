import { nameOf } from './refusal.ts';
import type { Refusal, ShellNeeds } from './refusal.ts';
import { satisfies } from './version-range.ts';

/**
 * Whether a shell can load a remote. A remote that is built with the federation library runs on the
 * shell's version of its core. A remote without the library runs in any shell
 * (docs/decisions/0022).
 * @param blame which of the two is new, so that the fix has to change it
 */
export function federationRefusals(
  remote: ShellNeeds,
  shell: ShellNeeds,
  blame: 'remote' | 'shell',
): Refusal[] {
  const release = nameOf(blame === 'remote' ? remote : shell);
  if (remote.globalName === '' && !shell.federation?.modules) {
    return [
      {
        ...{ rule: 'federation', release },
        detail: `The entry of ${nameOf(remote)} is an ES module, which ${nameOf(shell)} cannot load.`,
        fix: `Promote a shell that loads ES modules first, or build ${remote.name} with an entry script.`,
      },
    ];
  }
  const needed = remote.federation?.library;
  const carried = shell.federation?.library;
  if (needed === undefined) return [];
  if (carried !== undefined && satisfies(carried, `^${needed}`)) return [];
  const carries = carried === undefined ? 'no federation library' : `version ${carried}`;
  return [
    {
      ...{ rule: 'federation', release },
      detail: `${nameOf(remote)} needs version ^${needed} of the federation library, but ${nameOf(shell)} includes ${carries}.`,
      fix:
        blame === 'remote'
          ? `Promote a shell that includes ^${needed} first.`
          : `Roll ${remote.name} back first, to a version that ${nameOf(shell)} can load, or keep a shell that includes ^${needed}.`,
    },
  ];
}
