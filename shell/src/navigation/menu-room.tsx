import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { findCounterpart } from '../activation/counterpart.ts';

interface MenuRoomProps {
  /** The same bar without its menus. */
  plain: ReactNode;
  children: ReactNode;
}

/**
 * Shows a bar of menus, and its plain counterpart until they are there. What is focused in the one is then
 * focused in the other: people may be on their way through the bar by keyboard.
 */
export function MenuRoom({ plain, children }: MenuRoomProps) {
  const leftRef = useRef<Left>(undefined);
  const standIn = <Occupant leftRef={leftRef}>{plain}</Occupant>;
  return (
    <ErrorBoundary fallback={() => standIn}>
      <Suspense fallback={standIn}>
        <Occupant leftRef={leftRef}>{children}</Occupant>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The focus of an occupant that went. */
interface Left {
  focused: Element;
  /** What it lay in: no longer in the document, yet still whole. */
  from: Element;
}

interface OccupantProps {
  leftRef: RefObject<Left | undefined>;
  children: ReactNode;
}

/** Whatever is in the room: takes over the focus of the one before, and leaves its own behind. */
function Occupant({ leftRef, children }: OccupantProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return undefined;
    const counterpart =
      leftRef.current && findCounterpart(leftRef.current.focused, leftRef.current.from, here);
    if (counterpart instanceof HTMLElement) counterpart.focus({ preventScroll: true });
    leftRef.current = undefined;
    // Layout effects are undone before React takes their elements out, which ends the focus.
    return () => {
      const focused = document.activeElement;
      leftRef.current = focused && here.contains(focused) ? { focused, from: here } : undefined;
    };
  }, [leftRef]);
  return <Frame ref={element}>{children}</Frame>;
}

/** Its children lie in the bar as if it were not there. */
const Frame = styled.div`
  display: contents;
`;
