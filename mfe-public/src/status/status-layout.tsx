import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageContainer } from '../page-container.ts';
import { PageHeader } from '../page-header.tsx';
import { Starfield } from './starfield.tsx';

const Layout = styled(PageContainer)`
  position: relative;
  isolation: isolate;
`;

/** The frame of the status page, in the page and in its template. */
export function StatusLayout({ children }: { children: ReactNode }) {
  return (
    <Layout>
      <Starfield />
      <PageHeader title="Status">Real-time status and performance metrics.</PageHeader>
      {children}
    </Layout>
  );
}

/** Tiles and charts. */
export const Measured = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-4);
`;

/** Parts that do nothing without JavaScript. */
export const Scripted = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;
