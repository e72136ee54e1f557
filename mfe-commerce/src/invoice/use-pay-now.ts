import { useState } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { showCheckoutError, underWayPage } from '../store/purchase.ts';
import { useCommerceCheckoutMutation } from '../store/store.api.ts';

/** Opens the payment page of an unpaid invoice: a repeated checkout returns the same page. */
export function usePayNow(invoice: Invoice, consent: boolean) {
  const [checkout, { isLoading: isPaying }] = useCommerceCheckoutMutation();
  /** Path of another invoice of the same plan that is being paid. */
  const [otherPage, setOtherPage] = useState<string | null>(null);
  /** @param again pays although another payment of the same plan is under way */
  const pay = async (again = false) => {
    const { plan, servers, userId, amount: price, currency, guarantee } = invoice;
    const order = { plan, servers, userId, price, currency, consent };
    const result = await checkout({
      ...order,
      ...(guarantee && { guarantee }),
      ...(invoice.gift && { gift: true }),
      ...(again && { again }),
    });
    if (result.data) {
      window.location.assign(result.data.url);
      return;
    }
    const page = underWayPage(result.error);
    if (page !== undefined) setOtherPage(page);
    else showCheckoutError(result.error);
  };
  return { pay, isPaying, otherPage, dismiss: () => setOtherPage(null) };
}
