import { useState } from 'react';
import type { UserLicense } from '@portico/contracts/licenses/user/schema';
import { useBrand } from '@portico/sdk';
import { useCommerceLicensesQuery } from '../purchases/purchases.api.ts';
import { useCommerceStoreQuery } from '../store/store.api.ts';
import { storedProgress, storeProgress } from './stored-progress.ts';
import { isNew, stepsOf, type Offers, type Progress, type Step } from './steps.ts';

/** The first steps of a license, and what its buyer says about them. */
export interface FirstRunState {
  license: UserLicense;
  steps: Step[];
  command: string | undefined;
  mark: (progress: Progress) => void;
}

/**
 * The newest license whose first steps are not done. It stays while the page is shown, so that the last step does not
 * vanish under the pointer.
 * @param invoiceId of the only license that counts; absent: any
 * @returns undefined while it loads, null where there is none
 */
export function useFirstRun(invoiceId?: string): FirstRunState | null | undefined {
  const { inviteUrl } = useBrand();
  const licenses = useCommerceLicensesQuery();
  const store = useCommerceStoreQuery();
  const [initial] = useState(storedProgress);
  const [all, setAll] = useState(initial);
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  if (licenses.isLoading || store.isLoading) return undefined;
  const command = store.data?.firstCommand ?? undefined;
  const offers: Offers = { inviteUrl, command };
  const license = licenses.data?.licenses.find(
    (one) =>
      (invoiceId === undefined || one.invoiceId === invoiceId) &&
      isNew(one, now) &&
      !all[one.invoiceId]?.isHidden &&
      stepsOf(one, offers, initial[one.invoiceId] ?? {}).some(({ isDone }) => !isDone),
  );
  if (!license) return null;
  const progress = all[license.invoiceId] ?? {};
  return {
    license,
    command,
    steps: stepsOf(license, offers, progress),
    mark: (change) => {
      // Other pages of this browser may have stored something meanwhile.
      const next = { ...storedProgress(), [license.invoiceId]: { ...progress, ...change } };
      storeProgress(next);
      setAll(next);
    },
  };
}
