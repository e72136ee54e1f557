import { media } from '@portico/ui';
import { styled } from 'styled-components';

/** The categories, and beside or below them the commands. */
export const ListLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  & > div {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 190px minmax(0, 1fr);
    gap: var(--space-6);
  }

  @media print {
    display: block;
  }
`;
