import { CreditCard, KeyRound, ShoppingBag } from 'lucide-react';
import { countThatIs } from '@portico/sdk/rules/count';
import type { InvoicePage } from '@portico/contracts/invoices/schema';
import type { LicenseSummary } from '@portico/contracts/servers/schema';
import { IfPage } from '@portico/sdk';
import { ButtonLink, Text } from '@portico/ui';
import { Newcomer } from './newcomer.tsx';
import { slotsPageOf } from '../../gifts/slots-page.ts';
import { FirstRun } from '../../first-run/first-run.tsx';
import type { FirstRunState } from '../../first-run/use-first-run.ts';

interface NextStepProps {
  summary: LicenseSummary;
  /** The first page, newest first. */
  invoices: InvoicePage;
  /** Null: there are none to do. */
  firstRun: FirstRunState | null;
}

/** The most useful next action: the first steps with a license, use a slot, finish a payment, or buy. */
export function NextStep({ summary, invoices, firstRun }: NextStepProps) {
  if (firstRun) return <FirstRun state={firstRun} />;
  const [awaiting] = invoices.awaiting;
  if (awaiting) {
    const { free } = summary;
    return (
      <>
        <Text tone="muted">{countThatIs(free, 'slot')} paid for but not in use yet.</Text>
        <div>
          <ButtonLink to={slotsPageOf(awaiting)}>
            <KeyRound size={18} aria-hidden="true" /> Choose a Server
          </ButtonLink>
        </div>
      </>
    );
  }
  const [newest] = invoices.invoices;
  if (newest?.status === 'pending') {
    return (
      <>
        <Text tone="muted">One of your purchases is not paid yet.</Text>
        <div>
          <ButtonLink to={`/invoice/${newest.invoiceId}`}>
            <CreditCard size={18} aria-hidden="true" /> View Invoice
          </ButtonLink>
        </div>
      </>
    );
  }
  if (summary.licenses === 0) return <Newcomer />;
  return (
    <>
      <Text tone="muted">All your slots are in use. To cover more servers, buy more slots.</Text>
      <IfPage path="/store">
        <div>
          <ButtonLink to="/store">
            <ShoppingBag size={18} aria-hidden="true" /> Visit the Store
          </ButtonLink>
        </div>
      </IfPage>
    </>
  );
}
