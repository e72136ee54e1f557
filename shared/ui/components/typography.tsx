import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

type HeadingSize = 's' | 'm' | 'l' | 'xl' | 'display';

const HEADING_SIZE: Record<HeadingSize, string> = {
  s: 'var(--text-6)',
  m: 'var(--text-7)',
  l: 'var(--heading-l)',
  xl: 'var(--heading-xl)',
  display: 'var(--heading-display)',
};

const HeadingText = styled.h2<{ $size: HeadingSize }>`
  margin: 0;
  color: var(--color-text);
  font-size: ${(props) => HEADING_SIZE[props.$size]};
  font-weight: 700;
  letter-spacing: ${(props) => (props.$size === 's' || props.$size === 'm' ? '0' : '-0.02em')};
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the document's outline. */
  level?: 1 | 2 | 3 | 4;
  /** Text size, independent of the level. */
  size?: HeadingSize;
}

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A heading with a semantic level and an independent text size. */
export function Heading({ level = 2, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <HeadingText as={`h${level}`} $size={size} {...rest} />;
}

type TextTone = 'normal' | 'muted' | 'faint' | 'success' | 'warning' | 'danger';
type TextSize = 's' | 'm' | 'l';

const TONE: Record<TextTone, string> = {
  normal: 'var(--color-text)',
  muted: 'var(--color-text-muted)',
  faint: 'var(--color-text-faint)',
  success: 'var(--color-success)',
  warning: 'var(--color-warning)',
  danger: 'var(--color-danger)',
};

const TEXT_SIZE: Record<TextSize, string> = {
  s: 'var(--text-3)',
  m: 'var(--text-5)',
  l: 'var(--text-6)',
};

const TextBox = styled.p<{ $tone: TextTone; $size: TextSize; $strong: boolean }>`
  margin: 0;
  color: ${(props) => TONE[props.$tone]};
  font-size: ${(props) => TEXT_SIZE[props.$size]};
  font-weight: ${(props) => (props.$strong ? 600 : 'inherit')};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: ElementType;
  tone?: TextTone;
  size?: TextSize;
  strong?: boolean;
}

/** A paragraph, or with `as` another element of text. */
export function Text({ tone = 'normal', size = 'm', strong = false, ...rest }: TextProps) {
  return <TextBox $tone={tone} $size={size} $strong={strong} {...rest} />;
}
