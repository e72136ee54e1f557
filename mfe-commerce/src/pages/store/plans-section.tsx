import { useBrand } from 'shared/sdk';
import { Button, ButtonLink, Card, ErrorPanel, Skeleton, Stack } from 'shared/ui';
import { styled } from 'styled-components';
import { useCommercePlansQuery } from '../../store/store.api.ts';
import { PLAN_CARD_MIN_HEIGHT, PlanCard } from './plan-card.tsx';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Placeholder = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: ${PLAN_CARD_MIN_HEIGHT};
`;

/** The plan cards, or what stands in for them while they load or when they cannot. */
export function PlansSection() {
  const { supportUrl } = useBrand();
  const { data, isFetching, isError, refetch } = useCommercePlansQuery();
  if (data) {
    return (
      <Cards aria-label="Plans">
        {data.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </Cards>
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
            <ButtonLink to={supportUrl} newTab variant="secondary">
              Join Discord Server
            </ButtonLink>
          </>
        }
      />
    );
  }
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
