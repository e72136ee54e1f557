import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { IfBrand, Link, useBrand, useLocation, useSession } from '@portico/sdk';
import { Button } from '@portico/ui';
import { styled } from 'styled-components';
import { Notice } from '../ui/notice.tsx';

const Remedies = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-2) 0 var(--space-4);
  padding-left: var(--space-5);
`;

interface NoServersProps {
  /** The user manages servers, and each has a license. */
  hasServers: boolean;
  onRetry: () => void;
}

/** Why a server picker is empty, and what helps. */
export function NoServers({ hasServers, onRetry }: NoServersProps) {
  const { name, inviteUrl } = useBrand();
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <Notice
      tone="warning"
      title={
        hasServers
          ? 'All servers that you manage already have a license'
          : `${user?.username ?? 'Your account'} manages no server on Discord`
      }
    >
      <Remedies>
        {hasServers && (
          <li>
            To cover another server instead,{' '}
            <Link to="/user/authorization">transfer a license</Link>.
          </li>
        )}
        <li>
          You need to own the server, or have a role with <strong>Manage Server</strong> or{' '}
          <strong>Administrator</strong>. Ask its owner for one.
        </li>
        <IfBrand has="inviteUrl">
          <li>
            A new server?{' '}
            <a href={inviteUrl} target="_blank" rel="noreferrer">
              Invite {name}
            </a>{' '}
            to it.
          </li>
        </IfBrand>
        <li>
          Is the server managed by another account?{' '}
          <a href={signInAddress(pathname)}>Log in with another account</a>; this license stays with
          {user ? ` ${user.username}` : ' this one'}.
        </li>
      </Remedies>
      <Button variant="secondary" size="s" onClick={onRetry}>
        Check Again
      </Button>
    </Notice>
  );
}
