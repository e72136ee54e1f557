import { useEffect, useState } from 'react';
import type { Guarantee, Plan } from '@portico/contracts/store/schema';
import { amountOf } from '@portico/contracts/store/plans';
import { toast, useSession } from '@portico/sdk';
import { pageOfError, problemOf, statusOf, serverMessage } from '../ui/errors.ts';
import { useCommerceCheckoutMutation } from './store.api.ts';

/** Shows why the checkout failed; 400 and 409 have the server's message (spec 1 §8). */
export function showCheckoutError(error: unknown): void {
  const fallback = 'Failed to start checkout. Please try again.';
  const isExplained = statusOf(error) === 409 || problemOf(error) === 'consent-required';
  const description = isExplained ? serverMessage(error, fallback) : fallback;
  toast({ kind: 'error', title: 'Checkout Failed', description });
}

/** The page of the invoice of the same plan that is being paid, where a checkout was refused for it. */
export function underWayPage(error: unknown): string | undefined {
  return problemOf(error) === 'payment-under-way' ? pageOfError(error) : undefined;
}

/** Why the server did not sell: in the review, where it is solved. */
export type Refusal =
  /** The price or the guarantee is another one by now. */
  | { why: 'changed'; text: string }
  /** The same plan is being paid. `page`: path of its invoice. */
  | { why: 'under-way'; page: string };

interface PurchaseOptions {
  /** As the page shows it; absent while it shows none. */
  guarantee?: Guarantee | undefined;
  onNeedsLogin: (plan: Plan, servers: number) => void;
  /** What the page shows of the plans or of the seller is not true any more. */
  onTermsChange: () => void;
  go?: (url: string) => void;
}

/** Starts a checkout and navigates to the payment page (spec 1 §2, §5, §8). */
export function usePurchase({
  guarantee,
  onNeedsLogin,
  onTermsChange,
  go = (url) => window.location.assign(url),
}: PurchaseOptions) {
  const { user } = useSession();
  const [checkout] = useCommerceCheckoutMutation();
  const [buying, setBuying] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal>();

  // The back/forward cache restores the page with its state after the payment page.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBuying(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const requireLogin = (plan: Plan, servers: number) => {
    toast({
      kind: 'error',
      title: 'Authentication Required',
      description: 'Please log in before purchasing.',
    });
    onNeedsLogin(plan, servers);
  };
  /** @returns whether somebody is logged in */
  const checkLogin = (plan: Plan, servers: number): boolean => {
    if (!user) requireLogin(plan, servers);
    return user !== null;
  };
  /** @param how `gift`: for somebody else; `again` buys although a payment of the same plan is under way */
  const buy = async (
    plan: Plan,
    servers: number,
    { consent, gift, again = false }: { consent: boolean; gift?: boolean; again?: boolean },
  ) => {
    if (!user || !checkLogin(plan, servers)) return;
    setBuying(plan.id);
    setRefusal(undefined);
    const price = amountOf(plan, servers);
    const { id, currency } = plan;
    const order = { plan: id, servers, userId: user.id, price, currency, consent };
    const result = await checkout({
      ...order,
      ...(guarantee && { guarantee }),
      ...(gift && { gift }),
      ...(again && { again }),
    });
    if (result.data) {
      go(result.data.url);
      return;
    }
    setBuying(null);
    // The session has ended while the page was open.
    if (statusOf(result.error) === 401) {
      requireLogin(plan, servers);
      return;
    }
    const page = underWayPage(result.error);
    if (page !== undefined) {
      setRefusal({ why: 'under-way', page });
      return;
    }
    // A plan that is no longer sold leaves the page, too.
    if ([400, 409].includes(statusOf(result.error) ?? 0)) onTermsChange();
    if (/^(price|guarantee)-changed$/.test(problemOf(result.error) ?? '')) {
      const text = serverMessage(result.error, 'The terms have changed. Nothing was charged.');
      setRefusal({ why: 'changed', text });
      return;
    }
    showCheckoutError(result.error);
  };
  return { buying, refusal, buy, checkLogin, dismiss: () => setRefusal(undefined) };
}
