import type { ReactNode } from 'react';
import { IfPage, Link } from '@portico/sdk';
import { Container, Grid } from '@portico/ui';
import { styled } from 'styled-components';
import { PageHeader } from '../page-header.tsx';

const InlineLink = styled(Link)`
  color: var(--color-link);
  text-underline-offset: 3px;
`;

const Results = styled.div`
  min-height: 70vh;
  padding-bottom: var(--space-8);
`;

/** The grid of cards. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Grid min="320px" gap={4}>
    {children}
  </Grid>
);

/** The gallery around its filters and cards, in the page and in its template. */
export function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <Container>
      <PageHeader title="Embed Templates">
        Embed codes to paste into a command. The bot fills in the words in braces.
        <IfPage path="/embed">
          {' '}
          Customize them in the <InlineLink to="/embed">Embed Builder</InlineLink>.
        </IfPage>
      </PageHeader>
      <Results>{children}</Results>
    </Container>
  );
}
