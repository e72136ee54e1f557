import { keyframes, styled } from 'styled-components';
import { media } from './media.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;
  border: ${(props) => Math.max(2, Math.round(props.$size / 10))}px solid var(--color-border);
  border-top-color: var(--color-link);
  border-radius: var(--radius-full);
  animation: ${turn} 800ms linear infinite;

  ${media.reducedMotion} {
    animation-duration: 3s;
  }
`;

const SpinnerBox = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
`;

/** @param size diameter in pixels */
export function Spinner({ size = 24, label = 'Loading' }: { size?: number; label?: string }) {
  return (
    <SpinnerBox role="status">
      <Ring $size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerBox>
  );
}

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const SkeletonBox = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  width: ${(props) => props.$width};
  max-width: 100%;
  height: ${(props) => props.$height};
  border-radius: ${(props) => props.$radius};
  background: var(--color-surface-hover);
  animation: ${pulse} 1.6s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

interface SkeletonProps {
  /** CSS lengths: the size of the content, so that nothing shifts when it appears. */
  width?: string;
  height?: string;
  radius?: 's' | 'm' | 'l' | 'full';
}

/** A placeholder of loading content, hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ width = '100%', height = '1rem', radius = 's' }: SkeletonProps) {
  return (
    <SkeletonBox
      aria-hidden="true"
      $width={width}
      $height={height}
      $radius={`var(--radius-${radius})`}
    />
  );
}
