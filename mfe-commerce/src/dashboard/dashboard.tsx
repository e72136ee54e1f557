import {
  BadgeCheck,
  ChevronDown,
  KeyRound,
  LayoutDashboard,
  ReceiptText,
  UserCog,
} from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { NavLink, useDiscordCdn, useLocation, useSession } from '@portico/sdk';
import { Container, Heading, media, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const LINKS = [
  { to: '/user/overview', label: 'Overview', icon: LayoutDashboard },
  { to: '/user/invoices', label: 'Invoices', icon: ReceiptText },
  { to: '/user/licences', label: 'Licences', icon: BadgeCheck },
  { to: '/user/authorization', label: 'Authorization', icon: KeyRound },
  { to: '/user/account', label: 'Account', icon: UserCog },
];

const Layout = styled(Container)`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-height: calc(100vh - var(--header-height));
  padding-block: var(--space-5) var(--space-8);

  ${media.desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: var(--space-7);
    padding-block: var(--space-6) var(--space-8);
  }
`;

const Sidebar = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  img {
    border-radius: var(--radius-full);
    background: var(--color-surface-hover);
  }

  strong,
  small {
    display: block;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 600;
  cursor: pointer;

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${media.desktop} {
    display: none;
  }
`;

const Nav = styled.nav<{ $open: boolean }>`
  display: ${(props) => (props.$open ? 'grid' : 'none')};
  gap: var(--space-1);

  ${media.desktop} {
    display: grid;
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: 0 var(--space-3);
  border-radius: var(--radius-m);
  color: var(--color-text-muted);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }

  &.active {
    background: var(--color-accent-soft);
    color: var(--color-link);
  }
`;

interface DashboardProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** Layout of `/user`: user and navigation in a sidebar that collapses below 1024 px (spec 1 §2). */
export function Dashboard({ title, about, children }: DashboardProps) {
  const { user } = useSession();
  const cdn = useDiscordCdn();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const here = LINKS.find(({ to }) => to === pathname);
  return (
    <Layout>
      <Sidebar>
        <Person>
          {user && (
            <>
              <img src={avatarUrl(cdn, user, { size: 96 })} alt="" width={44} height={44} />
              <span>
                <strong>{user.username}</strong>
                <small>Discord User</small>
              </span>
            </>
          )}
        </Person>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls="dashboard-nav"
          onClick={() => setIsOpen(!isOpen)}
        >
          {here?.label ?? 'Menu'}
          <ChevronDown size={20} aria-hidden="true" />
        </Toggle>
        <Nav id="dashboard-nav" aria-label="User dashboard" $open={isOpen}>
          {LINKS.map(({ to, label, icon: Icon }) => (
            <Item key={to} to={to}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </Item>
          ))}
        </Nav>
      </Sidebar>
      <Stack gap={5} as="section" aria-labelledby="dashboard-title">
        <Stack gap={1}>
          <Heading level={1} id="dashboard-title">
            {title}
          </Heading>
          {about && <Text tone="muted">{about}</Text>}
        </Stack>
        {children}
      </Stack>
    </Layout>
  );
}
