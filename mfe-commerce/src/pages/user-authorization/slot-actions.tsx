import type { InvoicePage } from '@portico/contracts/invoices/schema';
import { ButtonLink } from '@portico/ui';
import { slotsPageOf } from '../../gifts/slots-page.ts';

/** Leads to the choice of a server for a free slot: of the newest invoice that has one, or of another. */
export function SlotActions({ awaiting }: Pick<InvoicePage, 'awaiting'>) {
  const [newest] = awaiting;
  if (!newest) return null;
  return (
    <>
      <ButtonLink to={`${slotsPageOf(newest)}?authorize=1`}>Choose a Server</ButtonLink>
      {awaiting.length > 1 && (
        <ButtonLink to="/user/invoices?filter=completed" variant="secondary">
          Choose an Invoice
        </ButtonLink>
      )}
    </>
  );
}
