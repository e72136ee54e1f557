import { useState } from 'react';
import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { STORE_CLOSED } from '@portico/contracts/rules/plan-view';
import { IfBrand, useBrand, useSession } from '@portico/sdk';
import { Button, ButtonLink, Card, Dialog, ErrorPanel, Skeleton, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { usePurchase } from '../../store/purchase.ts';
import { useCommercePlansQuery, useCommerceSellerQuery } from '../../store/store.api.ts';
import { ReviewDialog } from '../../store/review-dialog.tsx';
import { useChoice, type Choice } from '../../store/use-choice.ts';
import { Closed } from './closed.tsx';
import { PlanCard } from './plan-card.tsx';
import { Cards } from './plan-parts.tsx';
import { Terms } from './terms.tsx';

/** As high as a card with four features, so that little moves when the plans arrive. */
const Placeholder = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: 494px;
`;

/** The plan cards, their placeholders or an error. */
export function PlansSection() {
  const { supportUrl } = useBrand();
  const { data, isFetching, isError, refetch } = useCommercePlansQuery();
  const { data: seller, refetch: askSeller } = useCommerceSellerQuery();
  const { user } = useSession();
  const { chosen, initialServers, pathOf, choose, clear } = useChoice(data);
  const [withoutLogin, setWithoutLogin] = useState<Choice | null>(null);
  const { buying, refusal, buy, checkLogin, dismiss } = usePurchase({
    onNeedsLogin: (plan, servers) => setWithoutLogin({ plan, servers }),
    guarantee: seller?.guarantee,
    onTermsChange: () => {
      void refetch();
      void askSeller();
    },
  });
  if (data?.length === 0) return <Closed title={STORE_CLOSED} />;
  if (data) {
    return (
      <Stack gap={5}>
        <Cards aria-label="Plans">
          {data.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              plans={data}
              isChosen={chosen?.plan.id === plan.id}
              initialServers={initialServers}
              buying={buying}
              onBuy={(servers) => checkLogin(plan, servers) && choose({ plan, servers })}
            />
          ))}
        </Cards>
        <Terms />
        {chosen && user && (
          <ReviewDialog
            key={chosen.plan.id}
            {...chosen}
            seller={seller}
            isBuying={buying !== null}
            refusal={refusal}
            onBuy={(how) => void buy(chosen.plan, chosen.servers, how)}
            onClose={() => {
              dismiss();
              clear();
            }}
          />
        )}
        {withoutLogin && (
          <Dialog
            title={`Log in to buy ${withoutLogin.plan.name}`}
            about={`We'll bring you back to ${withoutLogin.plan.name}.`}
            width="440px"
            onClose={() => setWithoutLogin(null)}
          >
            <SignInLink to={signInAddress(pathOf(withoutLogin))}>Login with Discord</SignInLink>
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
