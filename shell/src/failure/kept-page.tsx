import { useLayoutEffect, useRef } from 'react';
import { Button } from 'shared/ui';
import { styled } from 'styled-components';
import { useHost } from '../host-context.ts';

const Bar = styled.div`
  position: fixed;
  inset: auto var(--space-4) var(--space-4);
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: 640px;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid color-mix(in oklab, var(--color-warning) 40%, var(--color-border));
  border-radius: var(--radius-l);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
`;

const Words = styled.p`
  flex: 1 1 280px;
  margin: 0;
  font-size: 0.9375rem;
`;

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
  const { takeover } = useHost();
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (room.current) takeover.keepBody(room.current);
  }, [takeover]);
  return (
    <>
      <div ref={room} />
      <Bar role="alert">
        <Words>
          You can read this page, but its interactive part ({remote} {version}) did not load.
        </Words>
        <Button size="s" disabled={!onRetry} onClick={onRetry}>
          {onRetry ? 'Retry' : 'Retrying…'}
        </Button>
      </Bar>
    </>
  );
}
