import { countOf } from '@portico/sdk/rules/count';
import type { InvoicePage } from '@portico/contracts/invoices/schema';
import { Link } from '@portico/sdk';
import { slotsPageOf } from '../../gifts/slots-page.ts';
import { Notice } from '../../ui/notice.tsx';

/** Maximum number of invoices in the banner. */
const MAX_NAMED = 5;

/** Links to invoices with unauthorized servers (spec 1 §2). */
export function AwaitingBanner({ awaiting }: Pick<InvoicePage, 'awaiting'>) {
  if (awaiting.length === 0) return null;
  return (
    <Notice tone="warning" title="Pending Server Authorizations">
      {awaiting.slice(0, MAX_NAMED).map((slots) => (
        <div key={slots.invoiceId}>
          <Link to={slotsPageOf(slots)}>{slots.isGift ? 'Your gift' : slots.invoiceId}</Link>:{' '}
          {countOf(slots.pendingServers, 'server')} to authorize
        </div>
      ))}
      {awaiting.length > MAX_NAMED && <Link to="/user/invoices?filter=completed">and more</Link>}
    </Notice>
  );
}
