import { LayoutDashboard, ReceiptText, Server, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { NavLink, useDiscordCdn, useSectionMenu, useSession } from '@portico/sdk';
import { Heading, media, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const LINKS = [
  { to: '/user/overview', label: 'Overview', icon: LayoutDashboard },
  { to: '/user/invoices', label: 'Invoices', icon: ReceiptText },
  { to: '/user/licenses', label: 'Servers', icon: Server },
  // The second view of Servers, which the specification has in the sidebar (spec 1 §2).
  { to: '/user/authorization', label: 'Authorization', icon: null },
  { to: '/user/account', label: 'Account', icon: UserCog },
];

/** The same links in the site's menu, which narrow screens have. */
const MENU = {
  label: 'User dashboard',
  entries: LINKS.map(({ to, label }) => ({ path: to, label })),
};

/** As wide as the header: the sidebar begins below the logo. */
const Layout = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-height: calc(100vh - var(--header-height));
  padding: var(--page-top) var(--space-4) var(--page-bottom);

  ${media.desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: var(--space-7);
  }
`;

const Sidebar = styled.aside`
  display: none;
  align-content: start;
  gap: var(--space-4);

  ${media.desktop} {
    display: grid;
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
  }
`;

const Content = styled(Stack)`
  width: 100%;
  max-width: var(--page-width);
  margin-inline: auto;
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

const Nav = styled.nav`
  display: grid;
  gap: var(--space-1);
`;

const Item = styled(NavLink)<{ $isBelow: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: ${(props) => (props.$isBelow ? '36px' : '44px')};
  padding: 0 var(--space-3) 0
    ${(props) => (props.$isBelow ? 'calc(20px + 2 * var(--space-3))' : 'var(--space-3)')};
  font-size: ${(props) => (props.$isBelow ? 'var(--text-4)' : 'inherit')};
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

/** Layout of `/user`: user and navigation in a sidebar. Below 1024 px its links are in the site's menu (spec 1 §2). */
export function Dashboard({ title, about, children }: DashboardProps) {
  const { user } = useSession();
  const cdn = useDiscordCdn();
  useSectionMenu(MENU);
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
        <Nav aria-label="User dashboard">
          {LINKS.map(({ to, label, icon: Icon }) => (
            <Item key={to} to={to} $isBelow={Icon === null}>
              {Icon && <Icon size={20} aria-hidden="true" />}
              {label}
            </Item>
          ))}
        </Nav>
      </Sidebar>
      <Content gap={5} forwardedAs="section" aria-labelledby="dashboard-title">
        <Stack gap={1}>
          <Heading level={1} id="dashboard-title">
            {title}
          </Heading>
          {about && <Text tone="muted">{about}</Text>}
        </Stack>
        {children}
      </Content>
    </Layout>
  );
}
