import { satisfies, valid, validRange } from 'semver';
import { listed, nameOf } from './refusal.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/**
 * Whether a remote runs in a shell: the sdk's version within the range that it was built for, and
 * every name that it uses lent (DESIGN §3).
 * @param blame which of the two is to be changed: the one that arrives
 */
export function sdkRefusals(
  remote: GateManifest,
  shell: GateManifest,
  blame: 'remote' | 'shell',
): Refusal[] {
  const refusals: Refusal[] = [];
  const release = nameOf(blame === 'remote' ? remote : shell);
  if (!validRange(remote.sdk) || !valid(shell.sdk)) {
    refusals.push({
      ...{ rule: 'sdk-range', release },
      detail: `"${remote.sdk}" of ${nameOf(remote)} or "${shell.sdk}" of ${nameOf(shell)} is no version of the sdk.`,
      mend: 'Build it again with the tools of the repository.',
    });
  } else if (!satisfies(shell.sdk, remote.sdk)) {
    refusals.push({
      ...{ rule: 'sdk-range', release },
      detail: `${nameOf(remote)} needs sdk ${remote.sdk} and ${nameOf(shell)} lends ${shell.sdk}.`,
      mend:
        blame === 'remote'
          ? `Promote a shell that lends ${remote.sdk} first, or build ${remote.name} against sdk ${shell.sdk}.`
          : `Keep to ${remote.sdk}: add names and remove none; or release ${remote.name} for sdk ${shell.sdk} and wait until the older version is no longer retained.`,
    });
  }
  const lent = new Set(shell.sdkExports);
  const missing = remote.sdkExports.filter((name) => !lent.has(name));
  if (missing.length > 0) {
    refusals.push({
      ...{ rule: 'sdk-exports', release },
      detail: `${nameOf(remote)} uses ${listed(missing)} of shared/sdk, which ${nameOf(shell)} does not lend.`,
      mend:
        blame === 'remote'
          ? `Promote a shell that lends it first, or build ${remote.name} without it.`
          : `Lend it again; or release ${remote.name} without it and wait until the older version is no longer retained.`,
    });
  }
  return refusals;
}
