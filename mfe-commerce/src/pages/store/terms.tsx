import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { useCommerceSellerQuery } from '../../store/store.api.ts';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.6;

  p {
    margin: 0;
  }

  a {
    color: var(--color-link);
  }
`;

/** Legal information before a purchase. */
export function Terms() {
  const { data: seller } = useCommerceSellerQuery();
  const percent = seller?.taxPercent;
  const tax = percent ? `${percent}% tax included` : 'tax included where it is charged';
  return (
    <Box>
      <p>
        Prices in euro, {percent === 0 ? 'no tax is charged' : tax}. By buying you accept the{' '}
        <Link to="/terms">Terms</Link> and the <Link to="/refund">Refund Policy</Link>.
        {seller?.promotionCodes && ' Discount codes can be entered on the payment page.'}
        {seller?.imprintUrl && (
          <>
            {' '}
            Sold by {seller.name}: <a href={seller.imprintUrl}>Imprint</a>.
          </>
        )}
      </p>
    </Box>
  );
}
