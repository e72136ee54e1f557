import { useSyncExternalStore } from 'react';
import { toast, useSession, useTeam } from '@portico/sdk';
import { logout } from '@portico/sdk/host';
import { styled } from 'styled-components';
import { useHost } from '../host/host-context.ts';
import { SignOutIcon } from '../layout/later-icons.tsx';
import { PanelLink } from '../layout/nav.styles.ts';
import { RouteTable } from '../routes/route-table.ts';
import { LoginLink } from '../session/login-link.tsx';
import { UserBadge } from '../session/user-badge.tsx';
import { PanelEntry } from './panel-entry.tsx';

const Who = styled.div`
  padding: var(--space-1) var(--space-3) var(--space-2);
`;

/** Apart from the links, so that no slip of the pointer signs out. */
const SignOut = styled(PanelLink)`
  margin-top: var(--space-1);
  border-top: 1px solid var(--color-border);
  border-radius: 0 0 var(--radius-m) var(--radius-m);

  &:focus-visible {
    border-radius: var(--radius-m);
  }
`;

/** Sign-in, or the links of a signed-in user and sign-out (spec 1 §2). */
export function UserLinks({ onFollow }: { onFollow?: () => void }) {
  const { user } = useSession();
  const { members } = useTeam();
  const allLinks = useAllLinks();
  if (!user) return <LoginLink />;
  const isTeam = members.some(({ user_id }) => user_id === user.id);
  const links = allLinks.filter(({ restriction }) => isTeam || restriction !== 'team');
  const signOut = async () => {
    const failure = await logout();
    if (failure) toast({ kind: 'error', title: 'Logout Failed', description: failure.error });
    else onFollow?.();
  };
  return (
    <>
      <Who>
        <UserBadge name={user.username} user={user} />
      </Who>
      {links.map((entry) => (
        <PanelEntry key={entry.path} entry={entry} onClick={onFollow} />
      ))}
      <SignOut as="button" {...{ type: 'button' }} onClick={() => void signOut()}>
        <SignOutIcon size={18} /> <span>Logout</span>
      </SignOut>
    </>
  );
}

/**
 * The links of the document, or of the last registry: a document of somebody who was not on the team has no
 * links of the team. They load another document.
 */
function useAllLinks() {
  const { routes, watch } = useHost();
  const latest = useSyncExternalStore(watch.onRegistryChange, () => watch.latestRegistry);
  return (latest ? new RouteTable(latest) : routes).links('user');
}
