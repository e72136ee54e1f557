import { listed, nameOf } from './refusal.ts';
import type { Refusal, ShellNeeds } from './refusal.ts';
import { isRange, isVersion, satisfies } from './version-range.ts';

/**
 * Checks that a remote runs in a shell: the shell's sdk version is in the range that the remote was
 * built for, and the shell provides every name that the remote uses.
 * @param blame which of the two is new, so that the fix has to change it
 */
export function sdkRefusals(
  remote: ShellNeeds,
  shell: ShellNeeds,
  blame: 'remote' | 'shell',
): Refusal[] {
  const refusals: Refusal[] = [];
  const release = nameOf(blame === 'remote' ? remote : shell);
  if (!isRange(remote.sdk) || !isVersion(shell.sdk)) {
    refusals.push({
      ...{ rule: 'sdk-range', release },
      detail: `"${remote.sdk}" of ${nameOf(remote)} or "${shell.sdk}" of ${nameOf(shell)} is not a valid sdk version.`,
      fix: 'Build it again.',
    });
  } else if (!satisfies(shell.sdk, remote.sdk)) {
    refusals.push({
      ...{ rule: 'sdk-range', release },
      detail: `${nameOf(remote)} needs sdk ${remote.sdk}, but ${nameOf(shell)} provides ${shell.sdk}.`,
      fix:
        blame === 'remote'
          ? `Promote a shell that provides ${remote.sdk} first, or build ${remote.name} against sdk ${shell.sdk}.`
          : `Stay within ${remote.sdk} by only adding names, or release ${remote.name} for sdk ${shell.sdk} and wait until the older version is no longer retained.`,
    });
  }
  const provided = new Set(shell.sdkExports);
  const missing = remote.sdkExports.filter((name) => !provided.has(name));
  if (missing.length > 0) {
    refusals.push({
      ...{ rule: 'sdk-exports', release },
      detail: `${nameOf(remote)} uses ${listed(missing)} of @portico/sdk, which ${nameOf(shell)} does not provide.`,
      fix:
        blame === 'remote'
          ? `Promote a shell that provides the missing names first, or build ${remote.name} without them.`
          : `Provide the missing names again; or release ${remote.name} without them and wait until the older version is no longer retained.`,
    });
  }
  return refusals;
}
