import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { spaceOf } from './space.ts';
import type { Space } from './space.ts';

const lift = css`
  transition:
    border-color 160ms ease,
    background-color 160ms ease;

  &:hover {
    border-color: color-mix(in oklab, var(--color-border), var(--color-accent) 45%);
    background: var(--color-surface-hover);
  }
`;

const Box = styled.div<{ $padding: Space | undefined; $interactive: boolean }>`
  display: block;
  min-width: 0;
  padding: ${(props) => (props.$padding === undefined ? 'var(--card-padding)' : spaceOf(props.$padding))};
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
  color: inherit;
  ${(props) => props.$interactive && lift}
`;

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** Only with `as={Link}`. */
  to?: string;
  /** Only with `as="a"`. */
  href?: string;
  /** Step of the spacing scale; by default the padding of cards. */
  padding?: Space;
  /** Reacts to the pointer; for cards with one link or button. */
  interactive?: boolean;
}

/** A raised surface. */
export function Card({ padding, interactive = false, ...rest }: CardProps) {
  return <Box $padding={padding} $interactive={interactive} {...rest} />;
}
