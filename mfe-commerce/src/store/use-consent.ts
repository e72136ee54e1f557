import { termsOf } from '@portico/contracts/rules/plan-view';
import { useRef, useState } from 'react';
import { useCommerceSellerQuery } from './store.api.ts';

/** The buyer's consent to immediate supply, and whether a purchase needs it. */
export function useConsent() {
  const { data: seller } = useCommerceSellerQuery();
  const [value, setValue] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isRequired = seller?.consentRequired === true;
  return {
    value,
    isRequired,
    /** Where the consent is missing, moves the focus to the box. @returns whether it is there */
    check: (): boolean => {
      if (!isRequired || value) return true;
      setIsMissing(true);
      inputRef.current?.focus();
      return false;
    },
    box: {
      text: termsOf(seller).consent,
      value,
      isRequired,
      isMissing,
      inputRef,
      onChange: (consent: boolean) => {
        setValue(consent);
        setIsMissing(false);
      },
    },
  };
}
