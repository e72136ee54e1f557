import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const COLORS: Record<BadgeTone, { text: string; back: string }> = {
  neutral: { text: 'var(--color-text-muted)', back: 'var(--color-surface-hover)' },
  accent: { text: 'var(--color-link)', back: 'var(--color-accent-soft)' },
  success: { text: 'var(--color-success)', back: 'var(--color-success-soft)' },
  warning: { text: 'var(--color-warning)', back: 'var(--color-warning-soft)' },
  danger: { text: 'var(--color-danger)', back: 'var(--color-danger-soft)' },
};

const Box = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 2px var(--space-2);
  border-radius: var(--radius-full);
  background: ${(props) => COLORS[props.$tone].back};
  color: ${(props) => COLORS[props.$tone].text};
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
`;

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The color supports the text; it never replaces it. */
  tone?: BadgeTone;
}

/** A short label. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Box $tone={tone} {...rest} />;
}
