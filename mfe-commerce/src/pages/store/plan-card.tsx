import { Check } from 'lucide-react';
import type { Plan } from 'shared/contracts/store/schema';
import { Badge, Card, Heading, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { formatPrice } from '../../store/format-price.ts';

/** The same height while the plans load, so that nothing shifts. */
export const PLAN_CARD_MIN_HEIGHT = '372px';

const Frame = styled(Card)<{ $isPopular: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: ${PLAN_CARD_MIN_HEIGHT};
  ${(props) =>
    props.$isPopular &&
    'border-color: var(--color-accent); box-shadow: 0 0 0 1px var(--color-accent), var(--shadow-2);'}
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** Sits on the upper edge of its card. */
const Popular = styled(Badge)`
  position: absolute;
  top: 0;
  left: 50%;
  translate: -50% -50%;
  background: var(--color-accent);
  color: var(--color-accent-text);
  letter-spacing: 0.04em;
`;

const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin: 0;
  color: var(--color-text-muted);

  & > strong {
    color: var(--color-text);
    font-size: 2.75rem;
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`;

const Features = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-5) 0 0;
  border-top: 1px solid var(--color-border);
  list-style: none;
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-2);
  font-size: 0.9375rem;
  line-height: 1.5;

  & > svg {
    margin-top: 2px;
    color: var(--color-success);
  }
`;

/** One plan of the store. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Frame forwardedAs="li" $isPopular={plan.popular}>
      {plan.popular && <Popular>MOST POPULAR</Popular>}
      <Stack gap={3}>
        <Name>
          <Heading level={2}>{plan.name}</Heading>
          {plan.savings > 0 && <Badge tone="success">Save {plan.savings}%</Badge>}
        </Name>
        <Text tone="muted">{plan.description}</Text>
      </Stack>
      <Price>
        <strong>{formatPrice(plan.price)}</strong> one-time
      </Price>
      <Features>
        {plan.features.map((feature) => (
          <Feature key={feature}>
            <Check size={20} aria-hidden="true" />
            {feature}
          </Feature>
        ))}
      </Features>
    </Frame>
  );
}
