import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useHasPage, useSectionMenu } from '@portico/sdk';
import { Heading, media, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useFollowRank, useRights } from '../desk/use-rights.ts';
import { useWords } from '../desk/use-words.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { entriesOf, sectionsFor } from '../sections/sections.ts';
import { SidebarSections } from './sidebar-tree.tsx';
import { Whoami } from './whoami.tsx';

const Frame = styled.div`
  display: grid;

  ${media.desktop} {
    grid-template-columns: 264px minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  padding: var(--space-4) var(--space-4) 0;

  ${media.desktop} {
    min-height: calc(100vh - var(--header-height));
    padding: 0;
    border-right: 1px solid var(--color-border);
    background: var(--color-bg-raised);
  }
`;

const Pinned = styled.div`
  ${media.desktop} {
    display: grid;
    gap: var(--space-3);
    position: sticky;
    top: var(--header-height);
    max-height: calc(100vh - var(--header-height));
    padding: var(--space-5) var(--space-4);
    overflow-y: auto;
  }
`;

const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  width: 100%;
  max-width: 1280px;
  min-width: 0;
  margin-inline: auto;
  padding: var(--page-top) var(--space-4) var(--page-bottom);

  ${media.desktop} {
    padding-inline: var(--space-6);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Headline = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;

interface StaffLayoutProps {
  title: string;
  /** Line below the title. */
  lead?: ReactNode;
  /** Content beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Layout of the back-office: user and navigation in a sidebar. Below 1024 px its links are in the site's menu (spec 1 §2). */
export function StaffLayout({ title, lead, tools, children }: StaffLayoutProps) {
  useFollowRank();
  const rights = useRights();
  const hasPage = useHasPage();
  const words = useWords();
  const sections = useMemo(() => sectionsFor({ rights, hasPage, words }), [rights, hasPage, words]);
  const entries = useMemo(() => entriesOf(sections), [sections]);
  // The sidebar's entries in the site's menu, which narrow screens have.
  const menu = useMemo(() => ({ label: 'Back-office', entries }), [entries]);
  useSectionMenu(menu);
  return (
    <Frame>
      <Side>
        <Pinned>
          <Wide>
            <Whoami />
          </Wide>
          <PaletteButton sections={entries} />
          <Wide as="nav" aria-label="Back-office">
            <SidebarSections sections={sections} />
          </Wide>
        </Pinned>
      </Side>
      <Content>
        <Head>
          <Headline>
            <Heading level={1}>{title}</Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Headline>
          {tools}
        </Head>
        {children}
      </Content>
    </Frame>
  );
}
