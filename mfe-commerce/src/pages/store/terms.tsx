import { termsOf } from '@portico/contracts/rules/plan-view';
import type { TermsView } from '@portico/contracts/rules/plan-view';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { TrustLine } from './trust-line.tsx';
import { useCommercePlansQuery, useCommerceSellerQuery } from '../../store/store.api.ts';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.6;
  text-align: center;

  p {
    max-width: 760px;
    margin: 0 auto;
  }

  a {
    color: var(--color-link);
  }
`;

/** Legal information before a purchase, in the page and in its template. */
export function TermsText({ tax, prices, discounts, guarantee, discord, imprint }: TermsView) {
  return (
    <Box>
      <TrustLine />
      <p>
        <span>{`${prices}, `}</span>
        <span>{tax}</span>. By buying you accept the <Link to="/terms">Terms</Link> and the{' '}
        <Link to="/refund">Refund Policy</Link>.
        {guarantee.map((text) => (
          <span key={text}> {text}</span>
        ))}
        {discord.map((text) => (
          <span key={text}> {text}</span>
        ))}
        {discounts.map((text) => (
          <span key={text}> {text}</span>
        ))}
        {imprint.map(({ name, href }) => (
          <span key={href}>
            {' '}
            Sold by {name}: <a href={href}>Imprint</a>.
          </span>
        ))}
      </p>
    </Box>
  );
}

/** The terms of the seller. */
export function Terms() {
  const { data: seller } = useCommerceSellerQuery();
  const { data: plans = [] } = useCommercePlansQuery();
  return <TermsText {...termsOf(seller, plans)} />;
}
