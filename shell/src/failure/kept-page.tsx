import { useLayoutEffect, useRef } from 'react';
import { KEPT_BODY_ID } from 'shared/platform';
import { Button } from 'shared/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeWords } from '../layout/notice-bar.tsx';

interface KeptPageProps {
  remote: string;
  version: string;
  /** Absent while an attempt runs. */
  onRetry?: () => void;
}

/**
 * The prerendered page of a remote that does not load: stays readable, with a bar that offers
 * another attempt (DESIGN §2). The bar floats, so that nothing shifts.
 */
export function KeptPage({ remote, version, onRetry }: KeptPageProps) {
  const { activation } = useHost();
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (room.current) activation.keepBody(room.current);
  }, [activation]);
  return (
    <>
      <div ref={room} id={KEPT_BODY_ID} />
      <NoticeBar $warning role="alert">
        <NoticeWords>
          You can read this page, but its interactive part ({remote} {version}) did not load.
        </NoticeWords>
        <Button size="s" disabled={!onRetry} onClick={onRetry}>
          {onRetry ? 'Retry' : 'Retrying…'}
        </Button>
      </NoticeBar>
    </>
  );
}
