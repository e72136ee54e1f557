import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanView } from '@portico/contracts/rules/plan-view';
import { Badge, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * Its name with the price, its button, the one for Discord and its features begin beside those of the other cards.
 * Without gaps, so that a row that is empty in all cards beside it takes no room.
 */
export const Frame = styled(Card)<{ $isPopular: boolean; $isChosen: boolean }>`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 0;
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
export const Popular = styled(Badge)`
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
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  margin: 0;
  color: var(--color-text-muted);

  & > strong {
    color: var(--color-text);
    font-size: var(--heading-xl);
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`;

const Features = styled.ul`
  display: grid;
  grid-row: 4;
  align-content: start;
  gap: var(--space-3);
  margin: var(--space-4) 0 0;
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

interface PlanTextProps {
  view: Pick<PlanView, 'name' | 'description' | 'savings'>;
  price: string;
  tax: ReactNode;
}

/** What a card says first about its plan, in the page and in its template. */
export function PlanText({ view, price, tax }: PlanTextProps) {
  const { name, description, savings } = view;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Name>
          <Heading level={2}>{name}</Heading>
          {savings.map((text) => (
            <Badge key={text} tone="success">
              {text}
            </Badge>
          ))}
        </Name>
        <Text tone="muted">{description}</Text>
      </Stack>
      <div aria-live="polite">
        <Price>
          <strong>{price}</strong> one-time
        </Price>
        {tax}
      </div>
    </Stack>
  );
}

/** What the plan contains, in the page and in its template. */
export function PlanFeatures({ features }: Pick<PlanView, 'features'>) {
  return (
    <Features>
      {features.map((feature) => (
        <Feature key={feature}>
          <Check size={20} aria-hidden="true" />
          {feature}
        </Feature>
      ))}
    </Features>
  );
}
