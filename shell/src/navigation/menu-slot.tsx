import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '@portico/sdk/host';
import { findCounterpart } from '../activation/counterpart.ts';

interface MenuSlotProps {
  /** The same bar without its menus. */
  plain: ReactNode;
  children: ReactNode;
}

/**
 * Shows a bar of lazy menus, and its plain counterpart while they load. The focus moves from an
 * element of one form to its counterpart in the other, so that keyboard users keep their position.
 */
export function MenuSlot({ plain, children }: MenuSlotProps) {
  const lostFocusRef = useRef<LostFocus>(undefined);
  const fallback = <Content lostFocusRef={lostFocusRef}>{plain}</Content>;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <Content lostFocusRef={lostFocusRef}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The focus of content that was unmounted. */
interface LostFocus {
  focused: Element;
  /** The unmounted content: detached from the document, but intact. */
  from: Element;
}

interface ContentProps {
  lostFocusRef: RefObject<LostFocus | undefined>;
  children: ReactNode;
}

/** The bar in one of its two forms: restores the focus of the other form, and records its own. */
function Content({ lostFocusRef, children }: ContentProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = container.current;
    if (!bar) return undefined;
    const lost = lostFocusRef.current;
    const counterpart = lost && findCounterpart(lost.focused, lost.from, bar);
    if (counterpart instanceof HTMLElement) counterpart.focus({ preventScroll: true });
    lostFocusRef.current = undefined;
    // React cleans up layout effects before it removes the elements, which would clear the focus.
    return () => {
      const focused = document.activeElement;
      lostFocusRef.current = focused && bar.contains(focused) ? { focused, from: bar } : undefined;
    };
  }, [lostFocusRef]);
  return <Container ref={container}>{children}</Container>;
}

/** Has no box: its children are laid out by the bar. */
const Container = styled.div`
  display: contents;
`;
