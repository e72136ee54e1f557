import { createContext, use, useState } from 'react';
import { useBot } from '../bot-context.ts';
import { useDebounced } from '../use-debounced.ts';
import { sourceOf } from './pictures.ts';

/** Whether remote pictures may load. Those of an opened link load only after a press. */
export const MayLoadImages = createContext(true);

/** Debounce of loading a picture after typing, in milliseconds. */
const SETTLE_MS = 400;

interface RemoteImageProps {
  /** Address as typed, with variables. */
  address: string;
  className: string;
  alt?: string;
  'data-path'?: string;
}

/**
 * A picture of the embed. Hidden while it fails to load (spec 0 §2). Requests have no referrer.
 */
export function RemoteImage({ address, alt = '', ...rest }: RemoteImageProps) {
  const debounced = useDebounced(address.trim(), SETTLE_MS);
  const mayLoad = use(MayLoadImages);
  const [failed, setFailed] = useState<string>();
  const source = sourceOf(debounced, useBot());
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
