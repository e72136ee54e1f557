import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'shared/sdk';
import type { ReadResult } from '../embed-code/read.ts';
import { loadEngineOrNotify } from './use-engine.ts';

/**
 * Opens what the address carries: `#z=…` of a share link. The address is cleared afterwards, so
 * that a reload does not undo what was edited since.
 * @param onOpen gets the embed; undefined where the link is broken
 * @returns whether the address carries one now
 */
export function useOpenedEmbed(
  onOpen: (result: ReadResult | undefined, hasPictures: boolean) => void,
): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = useEffectEvent((result: ReadResult | undefined, hasPictures: boolean) => {
    onOpen(result, hasPictures);
    void navigate(pathname + search, { replace: true });
  });
  const carriesEmbed = /^#[zt]=/.test(hash);
  useEffect(() => {
    if (!carriesEmbed) return undefined;
    let isCurrent = true;
    const open = async () => {
      const engine = await loadEngineOrNotify();
      const result = await engine?.fromFragment(hash);
      if (!engine || !isCurrent) return;
      opened(result, result !== undefined && engine.picturesOf(result.embed).length > 0);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [hash, carriesEmbed]);
  return carriesEmbed;
}
