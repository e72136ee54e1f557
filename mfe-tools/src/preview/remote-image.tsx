import { createContext, use, useState } from 'react';
import { useDebounced } from '../use-debounced.ts';
import { sourceOf } from './pictures.ts';

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
  const debounced = useDebounced(address.trim(), SETTLE_MS);
  const mayLoad = use(MayLoadImages);
  const [failed, setFailed] = useState<string>();
  const source = sourceOf(debounced);
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
