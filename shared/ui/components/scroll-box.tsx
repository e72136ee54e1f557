import { useRef } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useScrollEdges } from './use-scroll-edges.ts';

const scrolls = css`
  /* Leaves space around the box, so that the page can be scrolled beside it. */
  max-height: max(320px, 75dvh);
  overflow: auto;
  overscroll-behavior-x: contain;

  @media print {
    max-height: none;
    overflow: visible;
  }
`;

const Scroller = styled.div<{ $below: number | undefined }>`
  border-radius: inherit;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }

  ${({ $below }) =>
    $below === undefined
      ? scrolls
      : css`
          @container (max-width: ${$below - 0.02}px) {
            ${scrolls}
          }
        `}
`;

const shadow = css`
  position: absolute;
  z-index: 3;
  content: '';
  opacity: 0;
  pointer-events: none;
  transition: opacity 140ms ease;
`;

/** The scroller depends on the width of its container, not of the window: a sidebar may be beside it. */
const Frame = styled.div`
  --edge: light-dark(rgb(20 23 31 / 16%), rgb(0 0 0 / 56%));

  container-type: inline-size;
  position: relative;
  min-width: 0;
  overflow: clip;
  border-radius: inherit;

  &::before {
    ${shadow}
    inset: auto 0 0;
    height: 20px;
    background: linear-gradient(to top, var(--edge), transparent);
  }

  &::after {
    ${shadow}
    inset: 0 0 0 auto;
    width: 20px;
    background: linear-gradient(to left, var(--edge), transparent);
  }

  &[data-below]::before,
  &[data-after]::after {
    opacity: 1;
  }

  @media print {
    &::before,
    &::after {
      display: none;
    }
  }
`;

interface ScrollBoxProps {
  /** Accessible name while there is something to scroll. */
  label: string;
  /** Width of the box below which it scrolls, in CSS pixels. Without it, the box always can. */
  below?: number;
  children: ReactNode;
}

/**
 * Scrolls wide content, such as a table, within its box. Shadows at the edges show that there is more, and the box
 * can be focused and scrolled with the keyboard then.
 */
export function ScrollBox({ label, below, children }: ScrollBoxProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroller);
  const isScrollable = Object.values(edges).includes(true);
  return (
    <Frame
      data-before={edges.before || undefined}
      data-after={edges.after || undefined}
      data-below={edges.below || undefined}
    >
      <Scroller
        ref={scroller}
        $below={below}
        {...(isScrollable && { role: 'region', tabIndex: 0, 'aria-label': `${label}, scrollable` })}
      >
        {children}
      </Scroller>
    </Frame>
  );
}
