import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@portico/sdk';
import { useBot } from '../../bot-context.ts';
import type { ReadResult } from '../../embed-code/read.ts';
import { loadEngineOrNotify } from '../engine/use-engine.ts';

/**
 * Opens the embed in the address: `#z=…` of a share link. The fragment is removed afterwards, so
 * that a reload does not discard later edits.
 * @param onOpen receives the embed; undefined for a broken link
 * @returns whether the address contains an embed
 */
export function useOpenedEmbed(
  onOpen: (result: ReadResult | undefined, hasPictures: boolean) => void,
): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const bot = useBot();
  const opened = useEffectEvent((result: ReadResult | undefined, hasPictures: boolean) => {
    onOpen(result, hasPictures);
    void navigate(pathname + search, { replace: true });
  });
  const hasEmbed = /^#[zt]=/.test(hash);
  useEffect(() => {
    if (!hasEmbed) return undefined;
    let isCurrent = true;
    const open = async () => {
      const engine = await loadEngineOrNotify();
      const result = await engine?.fromFragment(hash, bot);
      if (!engine || !isCurrent) return;
      opened(result, result !== undefined && engine.picturesOf(result.embed, bot).length > 0);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [hash, hasEmbed, bot]);
  return hasEmbed;
}
