import { useEffect, useState } from 'react';
import type { NavEntry, RegistrySnapshot } from '@portico/sdk/platform';
import { useHost } from '../host/host-context.ts';
import type { NavLinkEntry } from '../routes/route-table.ts';

/**
 * The icon of a link. Documents do not contain icons: the first menu that opens fetches the
 * registry, and later ones reuse it. If it does not load, the next menu that opens fetches it
 * again.
 * @returns SVG text; empty until it is loaded; undefined for a link without an icon
 */
export function useIcon({ slot, path, icon }: NavLinkEntry): string | undefined {
  const { watch } = useHost();
  const [registry, setRegistry] = useState(watch.latestRegistry);
  const isMissing = icon === '' && !registry;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    void watch.fetchRegistry().then((answer) => isShown && setRegistry(answer));
    return () => void (isShown = false);
  }, [isMissing, watch]);
  return icon === '' ? (findLink(registry, { slot, path })?.icon ?? '') : icon;
}

function findLink(
  registry: RegistrySnapshot | undefined,
  { slot, path }: Pick<NavEntry, 'slot' | 'path'>,
): NavEntry | undefined {
  const links = registry?.remotes.flatMap(({ nav }) => nav);
  return links?.find((link) => link.slot === slot && link.path === path);
}
