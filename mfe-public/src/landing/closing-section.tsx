import { Check } from 'lucide-react';
import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';

const ClosingBand = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--hero-gap) var(--space-4);
  border-top: 1px solid var(--color-border);
  background: radial-gradient(
    60% 120% at 50% 120%,
    color-mix(in oklab, var(--color-accent) 30%, transparent),
    transparent 70%
  );
  text-align: center;
`;

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  color: var(--color-text-muted);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & svg {
    color: var(--color-success);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

/** Claims of the store (spec 1 §1). */
const PROMISES = ['Lifetime access, paid once', 'No subscription', '7-day money-back guarantee'];

/** Closing section: the pricing claims and the two calls to action. */
export function ClosingSection() {
  const { name, inviteUrl } = useBrand();
  return (
    <ClosingBand>
      <Heading level={2} size="xl">
        Bring {name} to your server
      </Heading>
      <Text tone="muted" size="l">
        Set up in a minute. Yours for life.
      </Text>
      <Promises>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Check size={18} aria-hidden="true" />
            {promise}
          </li>
        ))}
      </Promises>
      <Actions>
        <IfBrand has="inviteUrl">
          <ButtonLink to={inviteUrl} newTab size="l">
            Add to Discord
          </ButtonLink>
        </IfBrand>
        <ButtonLink to="/store" size="l" variant="secondary">
          See plans
        </ButtonLink>
      </Actions>
    </ClosingBand>
  );
}
