import { nameOf, ownerOf } from '@portico/sdk/platform';
import type { ExtensionNeed, GateManifest, Refusal } from '@portico/sdk/platform';
import type { ChannelRules } from '../state/registry-state.ts';

/** What the rule reads of a release. */
type Declared = Pick<GateManifest, 'name' | 'version' | 'offers' | 'needs'>;

interface Site {
  live: ReadonlyMap<string, Declared>;
  changed: ReadonlySet<string>;
  channels: readonly (Pick<ChannelRules, 'restriction'> & { name: string })[];
}

/**
 * Extensions that live remotes need of each other (docs/decisions/0023): each is offered in the
 * needed version unless the need is optional, and a restricted remote's extension is used by remotes
 * with the same restriction only. No message names a restricted remote to the team of another one.
 */
export function extensionRefusals({ live, changed, channels }: Site): Refusal[] {
  const restrictionOf = (name: string) =>
    channels.find((channel) => channel.name === name)?.restriction ?? 'public';
  const refusals: Refusal[] = [];
  for (const user of live.values()) {
    for (const [extension, need] of Object.entries(user.needs ?? {})) {
      const owner = ownerOf(extension);
      if (!changed.has(user.name) && !changed.has(owner)) continue;
      const offered = live.get(owner)?.offers?.[extension];
      const restriction = restrictionOf(owner);
      if (restriction !== 'public' && restriction !== restrictionOf(user.name)) {
        // Without the offer, the pages that use it have nothing to show.
        if (offered === undefined && need.optional) continue;
        refusals.push(foreignRefusal(user, extension));
      } else if (!need.optional && offered !== need.version) {
        const offering = live.get(owner);
        refusals.push(
          changed.has(user.name) || !offering
            ? missingRefusal(user, extension, need, offered)
            : removedRefusal(offering, extension, need, user),
        );
      }
    }
  }
  return refusals;
}

function foreignRefusal(user: Declared, extension: string): Refusal {
  return {
    ...{ rule: 'extension', release: nameOf(user) },
    detail: `${nameOf(user)} uses the extension ${extension}, which is restricted to other pages.`,
    fix: `Build ${user.name} without it: extensions of restricted remotes are only available to pages with the same restriction.`,
  };
}

function missingRefusal(
  user: Declared,
  extension: string,
  { version }: ExtensionNeed,
  offered: number | undefined,
): Refusal {
  const instead = offered === undefined ? 'no live remote offers it' : `${offered} is offered`;
  return {
    ...{ rule: 'extension', release: nameOf(user) },
    detail: `${nameOf(user)} needs version ${version} of the extension ${extension}, but ${instead}.`,
    fix: `Promote a release of ${ownerOf(extension)} that offers version ${version} first, or list the extension in optionalNeeds of ${user.name}/src/remote.ts.`,
  };
}

function removedRefusal(
  owner: Declared,
  extension: string,
  { version }: ExtensionNeed,
  user: Declared,
): Refusal {
  return {
    ...{ rule: 'extension', release: nameOf(owner) },
    detail: `${nameOf(user)} needs version ${version} of the extension ${extension}, which ${nameOf(owner)} does not offer.`,
    fix: `Keep offering version ${version} and offer the incompatible one by a new name, or release ${user.name} without this need first.`,
  };
}
