import { taxNoteOf } from '@portico/contracts/rules/plan-view';
import { styled } from 'styled-components';
import { useCommerceSellerQuery } from './store.api.ts';

/** As high as one line before the seller is known, so that the card does not shift. */
export const TaxLine = styled.p`
  min-height: 1.6em;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.6;
`;

/** The tax within a price, or why there is none. @param amount in the smallest unit of the currency */
export function TaxNote({ amount, currency }: { amount: number; currency: string }) {
  const { data: seller } = useCommerceSellerQuery();
  if (!seller) return <TaxLine />;
  return <TaxLine>{taxNoteOf(amount, currency, seller)}</TaxLine>;
}
