import { ButtonLink, inputStyles, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';

export const Quantity = styled.label`
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

/** The buttons of all cards are beside each other, also where only one has a number of servers. */
export const Bottom = styled.div`
  display: grid;
  align-content: end;
  gap: var(--space-3);
  padding-top: var(--space-4);
`;

const Discord = styled.div`
  display: grid;
  grid-row: 3;
  padding-top: var(--space-3);
`;

/** Buys a plan in Discord instead, at the price there. */
export function InDiscord({ name, href }: { name: string; href: string }) {
  return (
    <Discord>
      <ButtonLink to={href} newTab variant="ghost" size="l">
        <span>Buy in Discord</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </Discord>
  );
}

/** As high as the choice of a number of servers. */
const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-4);

  strong {
    color: var(--color-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** What each server costs in a plan for several. */
export function PerServer({ price }: { price: string }) {
  return (
    <Line>
      <span>Per server</span> <strong>{price}</strong>
    </Line>
  );
}

/** Another plan that costs less for as many servers. */
export function CheaperPlan(props: { name: string; servers: number; price: string }) {
  const { name, servers, price } = props;
  return (
    <Line>
      <span>{`${name} costs less: ${servers} servers for ${price}`}</span>
    </Line>
  );
}
