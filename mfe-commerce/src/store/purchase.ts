import { useEffect, useState } from 'react';
import type { Plan, PlanId } from '@portico/sdk/contracts/store/schema';
import { amountOf } from '@portico/sdk/contracts/store/plans';
import { toast, useSession } from '@portico/sdk';
import { statusOf, serverMessage } from '../ui/errors.ts';
import { useCommerceCheckoutMutation } from './store.api.ts';

/** Shows why the checkout failed; a changed price (409) has the server's message (spec 1 §8). */
export function showCheckoutError(error: unknown): void {
  const fallback = 'Failed to start checkout. Please try again.';
  const description = statusOf(error) === 409 ? serverMessage(error, fallback) : fallback;
  toast({ kind: 'error', title: 'Checkout Failed', description });
}

/** Starts a checkout and navigates to the payment page (spec 1 §2, §5, §8). */
export function usePurchase({
  consent,
  onNeedsLogin,
  onPriceChange,
  go = (url) => window.location.assign(url),
}: {
  consent: boolean;
  onNeedsLogin: (plan: Plan, servers: number) => void;
  onPriceChange: () => void;
  go?: (url: string) => void;
}) {
  const { user } = useSession();
  const [checkout] = useCommerceCheckoutMutation();
  const [buying, setBuying] = useState<PlanId | null>(null);

  // The back/forward cache restores the page with its state after the payment page.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBuying(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const buy = async (plan: Plan, servers: number) => {
    const requireLogin = () => {
      toast({
        kind: 'error',
        title: 'Authentication Required',
        description: 'Please log in before purchasing.',
      });
      onNeedsLogin(plan, servers);
    };
    if (!user) {
      requireLogin();
      return;
    }
    setBuying(plan.id);
    const price = amountOf(plan.id, plan.price, servers);
    const result = await checkout({ plan: plan.id, servers, userId: user.id, price, consent });
    if (result.data) {
      go(result.data.url);
      return;
    }
    setBuying(null);
    // The session has ended while the page was open.
    if (statusOf(result.error) === 401) {
      requireLogin();
      return;
    }
    if (statusOf(result.error) === 409) onPriceChange();
    showCheckoutError(result.error);
  };
  return { buying, buy };
}
