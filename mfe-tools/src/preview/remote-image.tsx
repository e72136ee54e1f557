import { createContext, use, useEffect, useState } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import { resolveAddress } from '../embed-code/addresses.ts';

/** Whether pictures of other servers may be asked for; not before a person says so for a link. */
export const MayLoadImages = createContext(true);

/** Quiet after typing before a picture is asked for, in milliseconds. */
const SETTLE_MS = 400;

interface RemoteImageProps {
  /** As typed; variables show their samples. */
  address: string;
  className: string;
  alt?: string;
  'data-path'?: string;
}

/**
 * A picture of the embed. It hides when it fails to load and shows again when one loads (spec 0
 * §2); nobody learns where it was shown.
 */
export function RemoteImage({ address, alt = '', ...rest }: RemoteImageProps) {
  const settled = useSettled(address.trim());
  const mayLoad = use(MayLoadImages);
  const [failed, setFailed] = useState<string>();
  const source = sourceOf(settled);
  if (!source || (!mayLoad && !source.startsWith('data:'))) return null;
  return (
    <img
      {...rest}
      src={source}
      alt={alt}
      hidden={failed === source}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(source)}
      onLoad={() => setFailed(undefined)}
    />
  );
}

/** A page of ours asks for nothing over http: where https answers, it answers the same. */
function sourceOf(address: string): string | undefined {
  return resolveAddress(address)?.replace(/^http:/i, 'https:');
}

/** A value once it has stayed for a while; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}

/** Servers, other than Discord's, that an embed's pictures come from. */
export function picturesOf({ thumbnail, image, author, footer }: Embed): string[] {
  const hosts = [thumbnail, image, author.icon, footer.icon].flatMap((address) => {
    const source = sourceOf(address.trim());
    return source?.startsWith('https:') ? [new URL(source).host] : [];
  });
  return [...new Set(hosts)].filter((host) => !/(^|\.)discordapp\.(com|net)$/.test(host));
}
