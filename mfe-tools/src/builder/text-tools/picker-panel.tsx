import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 4px);
  left: 0;
  display: grid;
  gap: var(--space-2);
  width: min(380px, 100%);
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
`;

interface PanelProps {
  onClose: () => void;
  children: ReactNode;
}

/** The box of a picker below the tools of a text. A press outside of the tools closes it. */
export function Panel({ onClose, children }: PanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (!box.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  // Near the window's end, the picker would begin out of sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Box ref={box}>{children}</Box>;
}
