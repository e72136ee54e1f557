import { listed, nameOf } from './refusal.ts';
import type { Refusal, ShellNeeds } from './refusal.ts';
import type { ReleaseManifest } from './release.ts';
import { SHARED_MODULES } from './shared-modules.ts';
import type { SharedModule } from './shared-modules.ts';

type Table = Readonly<Record<string, SharedModule>>;

/**
 * Checks that a shell provides every shared module that a remote uses and has no copy of.
 * @param blame which of the two is new, so that the fix has to change it
 * @param table of the shared modules
 */
export function sharedModuleRefusals(
  remote: ShellNeeds,
  shell: ShellNeeds,
  blame: 'remote' | 'shell',
  table: Table = SHARED_MODULES,
): Refusal[] {
  const provided = shell.sharedModules ?? Object.keys(table);
  const missing = (remote.sharedModules ?? []).filter(
    (name) => !provided.includes(name) && !table[name]?.allowFallback,
  );
  if (missing.length === 0) return [];
  return [
    {
      ...{ rule: 'shared-modules', release: nameOf(blame === 'remote' ? remote : shell) },
      detail: `${nameOf(remote)} takes ${listed(missing)} from the shell, but ${nameOf(shell)} provides only ${provided.join(', ')}.`,
      fix:
        blame === 'remote'
          ? `Promote a shell that provides ${listed(missing)} first, or build ${remote.name} with its own copy.`
          : `Provide ${listed(missing)} again, with "deprecated" in the table of shared modules; or release ${remote.name} without it and wait until the older version is no longer retained.`,
    },
  ];
}

/** @returns one sentence for each deprecated shared module that a release uses, with its replacement */
export function deprecatedModules(
  release: Pick<ReleaseManifest, 'kind' | 'name' | 'version' | 'sharedModules'>,
  table: Table = SHARED_MODULES,
): string[] {
  if (release.kind === 'shell') return [];
  return (release.sharedModules ?? []).flatMap((name) => {
    const advice = table[name]?.deprecated;
    return advice === undefined
      ? []
      : [`${nameOf(release)} uses the shared module ${name}, which is deprecated: ${advice}`];
  });
}
