import type { ReactNode } from 'react';
import { NavLink } from '@portico/sdk';
import { styled } from 'styled-components';
import { Dashboard } from './dashboard.tsx';

const Views = styled.nav`
  display: flex;
  gap: var(--space-1);
  border-bottom: 1px solid var(--color-border);

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    margin-bottom: -1px;
    padding: 0 var(--space-4);
    border-bottom: 2px solid transparent;
    color: var(--color-text-muted);
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
  }

  a.active {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
`;

/** What the dashboard says about servers, in two views: each slot with its server, and the authorized servers. */
export function ServersDashboard({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Dashboard title="Servers" about={about}>
      <Views aria-label="Servers">
        <NavLink to="/user/licenses">Licenses</NavLink>
        <NavLink to="/user/authorization">Authorization</NavLink>
      </Views>
      {children}
    </Dashboard>
  );
}
