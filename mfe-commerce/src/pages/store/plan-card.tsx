import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Plan, PlanId } from '@portico/sdk/contracts/store/schema';
import { Badge, Button, Card, Heading, inputStyles, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { amountOf, coversServers, isPerServer, PLANS } from '@portico/sdk/contracts/store/plans';
import { formatEuro } from '@portico/sdk/rules/money';
import { TaxNote } from './tax-note.tsx';

/** Also the height of the placeholder, so that the layout does not shift. */
export const PLAN_CARD_MIN_HEIGHT = '510px';

const Frame = styled(Card)<{ $isPopular: boolean; $isChosen: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: ${PLAN_CARD_MIN_HEIGHT};
  ${(props) =>
    props.$isPopular &&
    'border-color: var(--color-accent); box-shadow: 0 0 0 1px var(--color-accent), var(--shadow-2);'}
  ${(props) => props.$isChosen && 'outline: 3px solid var(--color-focus); outline-offset: 4px;'}
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** Badge on the upper edge of its card. */
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
  font-size: var(--text-4);
  line-height: 1.5;

  & > svg {
    margin-top: 2px;
    color: var(--color-success);
  }
`;

const Quantity = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--color-text-muted);
  font-size: var(--text-4);

  input {
    ${inputStyles}
    width: 88px;
    min-height: 40px;
  }
`;

/** Aligns the buttons of all cards. */
const Bottom = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
`;

interface PlanCardProps {
  plan: Plan;
  /** Whether a sign-in returned to this plan. */
  isChosen: boolean;
  /** From the URL; a number that the plan does not allow is ignored. */
  initialServers: number;
  /** The plan whose checkout is running; disables all buttons. */
  buying: PlanId | null;
  onBuy: (servers: number) => void;
}

/** A plan of the store with its buy button. */
export function PlanCard({ plan, isChosen, initialServers, buying, onBuy }: PlanCardProps) {
  const hasChoice = isPerServer(plan.id);
  const hasInitialServers = hasChoice && coversServers(plan.id, initialServers);
  const [text, setText] = useState(String(hasInitialServers ? initialServers : plan.servers));
  const servers = Number(text);
  const isValid = !hasChoice || coversServers(plan.id, servers);
  // After a sign-in the chosen plan is scrolled into view, also on a phone.
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const amount = amountOf(plan.id, plan.price, isValid ? servers : 1);
  return (
    <Frame ref={frame} forwardedAs="li" $isPopular={plan.popular} $isChosen={isChosen}>
      {plan.popular && <Popular>MOST POPULAR</Popular>}
      <Stack gap={3}>
        <Name>
          <Heading level={2}>{plan.name}</Heading>
          {plan.savings > 0 && <Badge tone="success">Save {plan.savings}%</Badge>}
        </Name>
        <Text tone="muted">{plan.description}</Text>
      </Stack>
      <div aria-live="polite">
        <Price>
          <strong>{formatEuro(amount)}</strong> one-time
        </Price>
        <TaxNote amount={amount} />
      </div>
      <Features>
        {plan.features.map((feature) => (
          <Feature key={feature}>
            <Check size={20} aria-hidden="true" />
            {feature}
          </Feature>
        ))}
      </Features>
      <Bottom>
        {hasChoice && (
          <Quantity>
            Servers
            <input
              type="number"
              inputMode="numeric"
              min={PLANS[plan.id].minServers}
              max={PLANS[plan.id].maxServers}
              step={1}
              value={text}
              aria-invalid={!isValid}
              onChange={(event) => setText(event.target.value)}
              onBlur={() => isValid || setText('1')}
            />
          </Quantity>
        )}
        <Button
          size="l"
          variant={plan.popular ? 'primary' : 'secondary'}
          disabled={buying !== null || !isValid}
          onClick={() => onBuy(servers)}
        >
          {buying === plan.id ? 'Processing...' : `Buy ${plan.name}`}
        </Button>
      </Bottom>
    </Frame>
  );
}
