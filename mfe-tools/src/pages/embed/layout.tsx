import type { ReactNode } from 'react';
import { Container } from '@portico/ui';
import { PageHeader } from '../page-header.tsx';

/** The page around the builder, also in its template. */
export const EmbedLayout = ({ children }: { children: ReactNode }) => (
  <Container>
    <PageHeader title="Embed Builder">
      Design an embed, preview it live, and copy its code to your server.
    </PageHeader>
    {children}
  </Container>
);
