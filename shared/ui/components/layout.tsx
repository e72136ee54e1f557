import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { media } from './media.ts';
import { spaceOf } from './space.ts';
import type { Space } from './space.ts';

/** Centers content at the page's width with side padding. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--space-4));
  margin-inline: auto;
  padding-inline: var(--space-4);

  ${media.tablet} {
    max-width: calc(var(--page-width) + 2 * var(--space-5));
    padding-inline: var(--space-5);
  }
`;

interface StackStyle {
  $gap: Space;
  $direction: 'row' | 'column';
  $align: string | undefined;
  $justify: string | undefined;
  $wrap: boolean;
}

const StackBox = styled.div<StackStyle>`
  display: flex;
  flex-direction: ${(props) => props.$direction};
  gap: ${(props) => spaceOf(props.$gap)};
  align-items: ${(props) => props.$align ?? 'normal'};
  justify-content: ${(props) => props.$justify ?? 'normal'};
  flex-wrap: ${(props) => (props.$wrap ? 'wrap' : 'nowrap')};
  min-width: 0;
`;

interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** Step of the spacing scale; default 4 (16 px). */
  gap?: Space;
  direction?: 'row' | 'column';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}

/** Children in a row or column with even gaps. */
export function Stack({
  gap = 4,
  direction = 'column',
  align,
  justify,
  wrap = false,
  ...rest
}: StackProps) {
  return (
    <StackBox
      $gap={gap}
      $direction={direction}
      $align={align}
      $justify={justify}
      $wrap={wrap}
      {...rest}
    />
  );
}

const GridBox = styled.div<{ $min: string; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${(props) => props.$min}, 100%), 1fr));
  gap: ${(props) => spaceOf(props.$gap)};
`;

interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** Smallest width of a column; default 280px. */
  min?: string;
  gap?: Space;
}

/** As many columns of equal width as fit. */
export function Grid({ min = '280px', gap = 4, ...rest }: GridProps) {
  return <GridBox $min={min} $gap={gap} {...rest} />;
}
