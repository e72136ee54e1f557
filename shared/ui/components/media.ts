/** Width from which the desktop layout applies (spec 0 §9). */
export const DESKTOP_MIN_WIDTH = 1024;

/** Media queries for styled-components: `${media.desktop} { … }`. */
export const media = {
  /** Large phones in landscape and wider. */
  tablet: '@media (min-width: 640px)',
  desktop: `@media (min-width: ${DESKTOP_MIN_WIDTH}px)`,
  belowDesktop: `@media (max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
