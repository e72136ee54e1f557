import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'shared/sdk';
import type { ReadResult } from '../embed-code/read.ts';
import { fromFragment } from '../embed-code/share-link.ts';

/**
 * Opens what the address carries: `#z=…` of a share link. The address is cleared afterwards, so
 * that a reload does not undo what was edited since.
 * @param onOpen gets the embed; undefined where the link is broken
 */
export function useOpenedEmbed(onOpen: (result: ReadResult | undefined) => void) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = useEffectEvent((result: ReadResult | undefined) => {
    onOpen(result);
    void navigate(pathname + search, { replace: true });
  });
  useEffect(() => {
    if (!/^#[zt]=/.test(hash)) return undefined;
    let isCurrent = true;
    void fromFragment(hash).then((result) => {
      if (isCurrent) opened(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);
}
