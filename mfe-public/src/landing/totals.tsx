import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Figures = lazy(() => import('./figures.tsx').then((module) => ({ default: module.Figures })));

/** Reserves its height while the figures load. */
const TotalsList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: clamp(var(--space-4), 4vw, var(--space-6));
  min-height: 3.25rem;
  margin: var(--space-2) 0 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }

  & dt {
    color: var(--color-text-muted);
    font-size: var(--text-3);
  }

  & dd {
    margin: 0;
    font-size: var(--text-7);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.8rem;
  }
`;

/**
 * Live totals. They are decoration, so their chunk and data load after the page has rendered.
 */
export function Totals() {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRendered(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <TotalsList>
      {isRendered && (
        <Suspense>
          <Figures />
        </Suspense>
      )}
    </TotalsList>
  );
}
