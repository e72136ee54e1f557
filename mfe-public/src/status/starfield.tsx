import { css, keyframes, styled } from 'styled-components';

const twinkle = keyframes`
  from { opacity: 0.4; }
  to { opacity: 1; }
`;

/** Positions of the stars in percent of the field, and their sizes in pixels. */
const STARS = [
  [4, 18, 1],
  [9, 62, 2],
  [15, 34, 1],
  [22, 78, 1],
  [27, 12, 2],
  [33, 52, 1],
  [41, 26, 1],
  [46, 70, 2],
  [53, 14, 1],
  [58, 44, 1],
  [64, 82, 1],
  [69, 22, 2],
  [75, 58, 1],
  [81, 36, 1],
  [86, 74, 2],
  [92, 16, 1],
  [96, 48, 1],
] as const;

const layer = (parity: number) =>
  STARS.filter((_, index) => index % 2 === parity)
    .map(
      ([x, y, size]) =>
        `radial-gradient(${size + 1}px ${size + 1}px at ${x}% ${y}%, var(--color-text-muted) 40%, transparent)`,
    )
    .join(', ');

const drawn = css`
  position: absolute;
  inset: 0;
  animation: ${twinkle} 4s ease-in-out infinite alternate;
  content: '';

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.6;
  }
`;

/** A decorative sky behind the page header (spec 0 §2); static with reduced motion. */
const Sky = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  height: 320px;
  overflow: hidden;
  pointer-events: none;
  mask-image: radial-gradient(60% 100% at 50% 0, #000 30%, transparent);

  &::before {
    ${drawn}
    background-image: ${layer(0)};
  }

  &::after {
    ${drawn}
    background-image: ${layer(1)};
    animation-delay: -2s;
  }
`;

export const Starfield = () => <Sky aria-hidden="true" />;
