import { useState } from 'react';
import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import type { Plan } from '@portico/contracts/store/schema';
import { STORE_CLOSED } from '@portico/contracts/rules/plan-view';
import { IfBrand, useBrand, useSearchParams } from '@portico/sdk';
import { Button, ButtonLink, Card, Dialog, ErrorPanel, Skeleton, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { ConsentBox } from '../../store/consent-box.tsx';
import { usePurchase } from '../../store/purchase.ts';
import { useCommercePlansQuery, useCommerceSellerQuery } from '../../store/store.api.ts';
import { UnderWayDialog } from '../../store/under-way-dialog.tsx';
import { useConsent } from '../../store/use-consent.ts';
import { Closed } from './closed.tsx';
import { PlanCard } from './plan-card.tsx';
import { Cards } from './plan-parts.tsx';
import { Terms } from './terms.tsx';

/** As high as a card with four features, so that little moves when the plans arrive. */
const Placeholder = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: 510px;
`;

interface PendingPurchase {
  plan: Plan;
  servers: number;
}

/** A purchase of a plan that is being paid already. */
interface SecondPurchase {
  plan: Plan;
  servers: number;
  /** Path of the invoice that is being paid. */
  page: string;
}

/** Path that shows the store with the chosen plan. */
const returnPath = ({ plan, servers }: PendingPurchase): string =>
  `/store?plan=${encodeURIComponent(plan.id)}${servers > plan.servers ? `&servers=${servers}` : ''}`;

/** The plan cards, their placeholders or an error. */
export function PlansSection() {
  const { supportUrl } = useBrand();
  const { data, isFetching, isError, refetch } = useCommercePlansQuery();
  const { data: seller, refetch: askSeller } = useCommerceSellerQuery();
  const [search] = useSearchParams();
  const chosen = search.get('plan');
  const servers = Number(search.get('servers'));
  const consent = useConsent();
  const [pendingPurchase, setPendingPurchase] = useState<PendingPurchase | null>(null);
  const [second, setSecond] = useState<SecondPurchase | null>(null);
  const { buying, buy } = usePurchase({
    consent: consent.value,
    onNeedsLogin: (plan, count) => setPendingPurchase({ plan, servers: count }),
    guarantee: seller?.guarantee,
    onTermsChange: () => {
      void refetch();
      void askSeller();
    },
    onUnderWay: (plan, count, page) => setSecond({ plan, servers: count, page }),
  });
  if (data?.length === 0) return <Closed title={STORE_CLOSED} />;
  if (data) {
    return (
      <Stack gap={5}>
        <ConsentBox {...consent.box} />
        <Cards aria-label="Plans">
          {data.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isChosen={chosen === plan.id}
              initialServers={servers}
              buying={buying}
              onBuy={(count) => consent.check() && void buy(plan, count)}
            />
          ))}
        </Cards>
        <Terms />
        {second && (
          <UnderWayDialog
            page={second.page}
            plan={second.plan.name}
            isBuying={buying !== null}
            onBuyAgain={() => void buy(second.plan, second.servers, true)}
            onClose={() => setSecond(null)}
          />
        )}
        {pendingPurchase && (
          <Dialog
            title={`Log in to buy ${pendingPurchase.plan.name}`}
            about="You return to the plan that you chose."
            width="440px"
            onClose={() => setPendingPurchase(null)}
          >
            <SignInLink to={signInAddress(returnPath(pendingPurchase))}>
              Login with Discord
            </SignInLink>
          </Dialog>
        )}
      </Stack>
    );
  }
  if (isError && !isFetching) {
    return (
      <ErrorPanel
        title="Error"
        message="Unable to fetch plans, please try again later or join our support server for assistance."
        actions={
          <>
            <Button onClick={() => void refetch()}>Try Again</Button>
            <IfBrand has="supportUrl">
              <ButtonLink to={supportUrl} newTab variant="secondary">
                Join Discord Server
              </ButtonLink>
            </IfBrand>
          </>
        }
      />
    );
  }
  return <PlansPlaceholder />;
}

/** As high as most plans, so that the layout does not shift. */
export function PlansPlaceholder() {
  return (
    <Cards as="div" aria-busy="true" aria-label="Loading plans" role="group">
      {[1, 2, 3].map((number) => (
        <Placeholder key={number}>
          <Stack gap={3}>
            <Skeleton width="50%" height="2rem" />
            <Skeleton width="80%" />
          </Stack>
          <Skeleton width="60%" height="3rem" />
          <Skeleton height="140px" radius="m" />
        </Placeholder>
      ))}
    </Cards>
  );
}
