import { useEffect, useState } from 'react';
import type { Plan, PlanId } from 'shared/contracts/store/schema';
import { amountOf } from 'shared/contracts/store/plans';
import { toast, useSession } from 'shared/sdk';
import { statusOf, wordsOf } from '../ui/errors.ts';
import { useCommerceCheckoutMutation } from './store.api.ts';

/** Says why there is no payment page: the server's words about a price that changed (spec 1 §8). */
export function tellCheckoutFailed(error: unknown): void {
  const otherwise = 'Failed to start checkout. Please try again.';
  const description = statusOf(error) === 409 ? wordsOf(error, otherwise) : otherwise;
  toast({ kind: 'error', title: 'Checkout Failed', description });
}

/** The step from a buy button to the payment page (spec 1 §2, §5, §8). */
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

  // Back from the payment page, the browser may show this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBuying(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const buy = async (plan: Plan, servers: number) => {
    const askToLogIn = () => {
      toast({
        kind: 'error',
        title: 'Authentication Required',
        description: 'Please log in before purchasing.',
      });
      onNeedsLogin(plan, servers);
    };
    if (!user) {
      askToLogIn();
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
    // The session ended while the page was open.
    if (statusOf(result.error) === 401) {
      askToLogIn();
      return;
    }
    if (statusOf(result.error) === 409) onPriceChange();
    tellCheckoutFailed(result.error);
  };
  return { buying, buy };
}
