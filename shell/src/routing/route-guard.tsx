import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RETURN_COOKIE, RETURN_SECONDS } from '@portico/sdk/contracts/session/sign-in';
import { hostCookieText } from '@portico/sdk/rules/host-cookie';
import { useLocation, useSession, useTeam } from '@portico/sdk';
import { loadTeam, refreshSession } from '@portico/sdk/host';
import { Button, ErrorPanel, Spinner } from '@portico/ui';
import { styled } from 'styled-components';
import { ShellContainer } from '../layout/shell-container.ts';
import type { Destination } from '../routes/route-table.ts';
import { sayPageIsRefused } from '../session/refused-page.ts';

const Centered = styled.div`
  display: grid;
  min-height: 60vh;
  place-items: center;
`;

interface RouteGuardProps {
  destination: Pick<Destination, 'route' | 'restriction'>;
  children: ReactNode;
}

/** Shows a page to its audience only. The server enforces access, this reflects it (spec 1 §2, §4). */
export function RouteGuard({ destination, children }: RouteGuardProps) {
  const { route, restriction } = destination;
  if (restriction === 'team') return <TeamGuard>{children}</TeamGuard>;
  if (route.requires === 'session') return <SessionGuard>{children}</SessionGuard>;
  return children;
}

function SessionGuard({ children }: { children: ReactNode }) {
  const { status, user, error } = useSession();
  // A page that was shown is left after a logout, which needs no explanation here.
  const [wasSignedIn] = useState(user !== null);
  if (user) return children;
  if (status === 'unauthenticated') return <RedirectHome isExplained={wasSignedIn} />;
  if (status === 'error') {
    return (
      <ShellContainer>
        <ErrorPanel
          title="You may be signed in"
          message={error ?? ''}
          actions={<Button onClick={() => void refreshSession()}>Try Again</Button>}
        />
      </ShellContainer>
    );
  }
  return <Pending text="Looking for your session" />;
}

/** The user, then the team list (spec 1 §4). */
function TeamGuard({ children }: { children: ReactNode }) {
  return (
    <SessionGuard>
      <MemberGuard>{children}</MemberGuard>
    </SessionGuard>
  );
}

function MemberGuard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { members, isFetched, error } = useTeam();
  useEffect(() => void loadTeam(), []);
  // The server has already authorized this page; a missing list does not contradict that.
  if (error) return children;
  if (!isFetched) return <Pending text="Looking for your team" />;
  return members.some(({ user_id }) => user_id === user?.id) ? children : <RedirectHome />;
}

function Pending({ text }: { text: string }) {
  return (
    <Centered>
      <Spinner label={text} />
    </Centered>
  );
}

/**
 * Redirects to the landing page and stores the path, so that a sign-in from there returns here.
 * @param isExplained whether the visitor knows why
 */
function RedirectHome({ isExplained = false }) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isExplained) sayPageIsRefused(isSignedIn);
  }, [isExplained, isSignedIn]);
  useEffect(() => {
    const path = encodeURIComponent(pathname + search);
    const isSecure = location.protocol === 'https:';
    document.cookie = hostCookieText(RETURN_COOKIE, path, RETURN_SECONDS, isSecure);
  }, [pathname, search]);
  return <Navigate to="/" replace />;
}
