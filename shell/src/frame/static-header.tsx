import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronIcon, MenuIcon } from '../layout/bar-icons.tsx';
import { DesktopOnly, Header, InviteLink, MobileOnly } from '../layout/header.tsx';
import {
  IconButton,
  NavList,
  barItem,
  iconButton,
  panel,
  panelColumns,
} from '../layout/nav.styles.ts';
import { ThemeIcon } from '../layout/theme-icon.tsx';
import { DocumentationEntry } from '../navigation/panel-entry.tsx';
import { slotMark, userMark } from './marks.ts';

const MenuItem = styled.li`
  position: relative;
`;

const Summary = styled.summary`
  ${barItem}
`;

const IconSummary = styled.summary`
  ${iconButton}
`;

const Panel = styled.div<{ $columns?: boolean }>`
  ${panel}
  ${({ $columns }) => $columns && panelColumns}
  min-width: 280px;
`;

const Sheet = styled.nav`
  position: fixed;
  inset: var(--header-height) 0 auto;
  display: grid;
  gap: var(--space-1);
  max-height: calc(100vh - var(--header-height));
  padding: var(--space-4);
  overflow-y: auto;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-bg);
`;

/** The navigation as plain HTML, which works without JavaScript until React's replaces it. */
export function StaticHeader({ isWide = false }) {
  return (
    <Header
      homeLink="a"
      isWide={isWide}
      navigation={
        <nav aria-label="Main">
          <NavList>
            <PlainMenu name="features" label="Features" columns>
              {slotMark('features')}
            </PlainMenu>
            <PlainMenu name="information" label="Information">
              {slotMark('information')}
              <DocumentationEntry />
            </PlainMenu>
            {slotMark('top')}
          </NavList>
        </nav>
      }
      end={
        <>
          <IconButton as="span" aria-hidden="true" data-counterpart="theme">
            <ThemeIcon />
          </IconButton>
          <DesktopOnly>{userMark}</DesktopOnly>
          <MobileOnly>
            <details>
              <IconSummary data-menu="mobile" aria-label="Menu">
                <MenuIcon size={22} />
              </IconSummary>
              <Sheet aria-label="Menu">
                {slotMark('features')}
                {slotMark('information')}
                <NavList>{slotMark('top')}</NavList>
                <InviteLink />
                {userMark}
              </Sheet>
            </details>
          </MobileOnly>
        </>
      }
    />
  );
}

interface PlainMenuProps {
  name: string;
  label: string;
  columns?: boolean;
  children: ReactNode;
}

function PlainMenu({ name, label, columns, children }: PlainMenuProps) {
  return (
    <MenuItem>
      <details name="menu">
        <Summary data-menu={name}>
          {label} <ChevronIcon size={15} />
        </Summary>
        <Panel $columns={columns}>{children}</Panel>
      </details>
    </MenuItem>
  );
}
