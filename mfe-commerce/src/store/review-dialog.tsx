import { useState } from 'react';
import type { Plan, Seller } from '@portico/contracts/store/schema';
import { amountOf, isPerServer } from '@portico/contracts/store/plans';
import { termsOf } from '@portico/contracts/rules/plan-view';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Button, Dialog, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { TaxNote } from './tax-note.tsx';
import { Notice } from '../ui/notice.tsx';
import { GiftBox } from '../gifts/gift-box.tsx';
import { ConsentBox } from './consent-box.tsx';
import type { Refusal } from './purchase.ts';
import { UnderWayDialog } from './under-way-dialog.tsx';
import { useConsent } from './use-consent.ts';

const Included = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-left: var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-4);
  line-height: 1.5;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
  align-items: baseline;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);

  dt {
    color: var(--color-text-muted);
  }

  dd {
    margin: 0;
    text-align: right;
  }

  dt:last-of-type,
  dd:last-of-type {
    color: var(--color-text);
    font-size: var(--text-6);
    font-weight: 700;
  }
`;

const Small = styled.div`
  display: grid;
  gap: var(--space-1);
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

/** On a phone, both buttons are as wide as the dialog, the one that goes on first. */
const Buttons = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: var(--space-3);

  & > * {
    flex: 1 1 200px;
  }
`;

interface ReviewDialogProps {
  plan: Plan;
  servers: number;
  seller: Seller | undefined;
  isBuying: boolean;
  refusal: Refusal | undefined;
  onBuy: (how: { consent: boolean; gift: boolean; again?: boolean }) => void;
  onClose: () => void;
}

/** What is about to be bought, from whom and under which terms: the last page of this site before the payment. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { plan, servers, seller, isBuying, refusal, onBuy, onClose } = props;
  const consent = useConsent();
  const [gift, setGift] = useState(false);
  /** The payment page is about to open: nothing can be taken back here. */
  const close = () => {
    if (!isBuying) onClose();
  };
  if (refusal?.why === 'under-way')
    return (
      <UnderWayDialog
        page={refusal.page}
        plan={plan.name}
        isBuying={isBuying}
        onBuyAgain={() => onBuy({ consent: consent.value, gift, again: true })}
        onClose={close}
      />
    );
  const total = amountOf(plan, servers);
  return (
    <Dialog
      title={`Review your purchase of ${plan.name}`}
      about={plan.description || undefined}
      onClose={close}
    >
      <Stack gap={4}>
        {refusal && (
          <Notice tone="warning" title={refusal.text}>
            Check the total below, and continue if you agree.
          </Notice>
        )}
        {plan.features.length > 0 && (
          <Included aria-label={`Included in ${plan.name}`}>
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Included>
        )}
        <div>
          <Facts>
            <dt>Servers</dt>
            <dd>{servers}</dd>
            {isPerServer(plan) && (
              <>
                <dt>Price per server</dt>
                <dd>{formatMoney(plan.price, plan.currency)}</dd>
              </>
            )}
            <dt>Total, paid once</dt>
            <dd>{formatMoney(total, plan.currency)}</dd>
          </Facts>
          <TaxNote amount={total} currency={plan.currency} />
        </div>
        <GiftBox isGift={gift} onChange={setGift} />
        <Terms seller={seller} />
        {consent.isRequired && <ConsentBox {...consent.box} />}
        <Buttons>
          <Button
            size="l"
            disabled={isBuying}
            onClick={() => consent.check() && onBuy({ consent: consent.value, gift })}
          >
            {isBuying ? 'Processing...' : 'Continue to Payment'}
          </Button>
          <Button size="l" variant="secondary" disabled={isBuying} onClick={close}>
            Not Now
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

/** Who sells, the guarantee, and what the buyer accepts. */
function Terms({ seller }: Pick<ReviewDialogProps, 'seller'>) {
  const { guarantee, discounts } = termsOf(seller);
  return (
    <Small>
      {[...guarantee, ...discounts].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {seller?.name && (
        <p>
          <span>{`Sold by ${seller.name}. `}</span>
          {seller.imprintUrl && <a href={seller.imprintUrl}>Imprint</a>}
        </p>
      )}
      <p>
        By continuing you accept the <Link to="/terms">Terms</Link> and the{' '}
        <Link to="/refund">Refund Policy</Link>.
      </p>
    </Small>
  );
}
