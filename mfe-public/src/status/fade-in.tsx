import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Share of an element that must be visible before it fades in (spec 0 §2). */
const THRESHOLD = 0.1;

const Box = styled.div<{ $hidden: boolean }>`
  min-width: 0;
  opacity: ${(props) => (props.$hidden ? 0 : 1)};
  transition: opacity 400ms ease;

  /* Paper is not scrolled. */
  @media print {
    opacity: 1;
    transition: none;
  }
`;

/**
 * Fades its content in on scroll. Content that is visible at first, content that is too tall to reach
 * the threshold, and all content with reduced motion, does not fade.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const { top, height } = element.getBoundingClientRect();
    if (top < innerHeight || height * THRESHOLD > innerHeight / 2) return undefined;
    setHidden(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setHidden(false);
        observer.disconnect();
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} $hidden={isHidden}>
      {children}
    </Box>
  );
}
