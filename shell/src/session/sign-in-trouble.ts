import { useEffect } from 'react';
import { SIGN_IN_PARAM, SIGN_IN_ERRORS } from 'shared/contracts/session/sign-in';
import type { SignInError } from 'shared/contracts/session/sign-in';
import { toast, useBrand, useLocation, useNavigate } from 'shared/sdk';

const TEXTS: Record<SignInError, { title: string; description: (product: string) => string }> = {
  refused: {
    title: 'Login cancelled',
    description: (product) => `Discord did not get your consent. ${product} works without it too.`,
  },
  unavailable: {
    title: 'Discord cannot be reached',
    description: () => 'Nothing is wrong with your account. Please try again in a moment.',
  },
  failed: {
    title: 'Login failed',
    description: () => 'This login was too old, or used already. Please try again.',
  },
  busy: {
    title: 'Too many logins',
    description: () => 'Please wait ten minutes, then try again.',
  },
};

/** A query without the word about a sign-in that did not succeed. */
export function withoutTrouble(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(SIGN_IN_PARAM)) return search;
  query.delete(SIGN_IN_PARAM);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Says why nobody is signed in after all, once, and takes the word out of the address. */
export function useSignInTrouble(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { name } = useBrand();
  const trouble = new URLSearchParams(search).get(SIGN_IN_PARAM);
  useEffect(() => {
    if (trouble === null) return;
    const known = SIGN_IN_ERRORS.find((one) => one === trouble);
    if (known) {
      const { title, description } = TEXTS[known];
      toast({ kind: 'error', title, description: description(name) });
    }
    void navigate({ pathname, search: withoutTrouble(search), hash }, { replace: true });
  }, [trouble, pathname, search, hash, name, navigate]);
}
