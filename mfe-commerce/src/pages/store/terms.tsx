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

  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: var(--space-3);
    cursor: pointer;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    accent-color: var(--color-accent);
  }

  p {
    margin: 0;
  }

  a {
    color: var(--color-link);
  }
`;

interface TermsProps {
  /** Whether the buyer requests immediate supply (right of withdrawal, EU). */
  consent: boolean;
  onConsent: (consent: boolean) => void;
}

/** Legal information and consent before a purchase. */
export function Terms({ consent, onConsent }: TermsProps) {
  const { data: seller } = useCommerceSellerQuery();
  const percent = seller?.taxPercent;
  const tax = percent ? `${percent}% tax included` : 'tax included where it is charged';
  return (
    <Box>
      <label>
        <input
          type="checkbox"
          checked={consent}
          onChange={(event) => onConsent(event.target.checked)}
        />
        <span>
          I want my licence at once, before the withdrawal period of 14 days ends, and I know that
          my right of withdrawal ends when it is active. The 7-day money-back guarantee stays.
        </span>
      </label>
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
