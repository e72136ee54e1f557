import { LogIn } from 'lucide-react';
import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { useSearchParams, useSession } from '@portico/sdk';
import { Container, EmptyState, Skeleton, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { redeemPath } from '../../gifts/gift-panel.tsx';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { RedeemForm } from './redeem-form.tsx';

const Page = styled(Container)`
  max-width: 640px;
  min-height: 70vh;
  padding-block: var(--page-top) var(--page-bottom);
`;

/** `/redeem?code=…`: what a gift is, and its redemption for the signed-in account. */
export default function RedeemPage() {
  const { user, status } = useSession();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  if (user) {
    return (
      <Page>
        <RedeemForm key={user.id} initialCode={code} userName={user.username} />
      </Page>
    );
  }
  return (
    <Page>
      <VisuallyHidden as="h1">Redeem a gift</VisuallyHidden>
      {status === 'unknown' || status === 'fetching' ? (
        <Skeleton height="240px" radius="l" />
      ) : (
        <EmptyState
          icon={<LogIn size={26} />}
          title="Log in to redeem your gift"
          message="The license goes to the account that you log in with. You come back here after you log in."
          actions={
            <SignInLink to={signInAddress(code ? redeemPath(code) : '/redeem')}>
              Login with Discord
            </SignInLink>
          }
        />
      )}
    </Page>
  );
}
