import { extensionRefusals } from '../registry/gate/extension-rule.ts';
import { imageRefusals } from '../registry/gate/image-rule.ts';
import type { GateManifest } from '@portico/sdk/platform';
import type { Restriction } from '../registry/state/registry-state.ts';

interface RestrictableRemote {
  name: string;
  restriction: Restriction;
  live: Pick<GateManifest, 'name' | 'version' | 'routes' | 'offers' | 'needs'> | null;
}

/**
 * Checks another restriction of a remote by the gate's rules of extensions and images: pages for
 * everybody cannot use what a restricted remote offers, and a restricted remote cannot show images from
 * anywhere.
 * @returns one or two sentences for each problem that the change would cause
 */
export function restrictionProblems(
  name: string,
  restriction: Restriction,
  remotes: readonly RestrictableRemote[],
): string[] {
  const live = new Map(
    remotes.flatMap((remote) => (remote.live ? [[remote.name, remote.live]] : [])),
  );
  const own = live.get(name);
  const refusals = (channels: readonly RestrictableRemote[]) =>
    [
      ...extensionRefusals({ live, changed: new Set([name]), channels }),
      ...channels.flatMap((channel) =>
        own && channel.name === name ? imageRefusals(own, channel.restriction) : [],
      ),
    ].map(({ detail, fix }) => `${detail} ${fix}`);
  const before = refusals(remotes);
  const after = refusals(
    remotes.map((remote) => (remote.name === name ? { ...remote, restriction } : remote)),
  );
  return after.filter((problem) => !before.includes(problem));
}
