import { useEffect } from 'react';
import {
  SIGN_IN_ERRORS,
  SIGN_IN_PARAM,
  SIGNED_IN_FOR_TAB,
} from '@portico/sdk/contracts/session/sign-in';
import type { SignInError } from '@portico/sdk/contracts/session/sign-in';
import { toast, useBrand, useLocation, useNavigate } from '@portico/sdk';

const TEXTS: Record<SignInError, { title: string; description: (product: string) => string }> = {
  refused: {
    title: 'Login canceled',
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
  'second-factor': {
    title: 'No two-factor authentication',
    description: () => 'Staff pages need it. Turn it on at Discord, then log in again.',
  },
  'other-user': {
    title: 'Another Discord account',
    description: () => 'You are still logged in as before. Please use the same account at Discord.',
  },
};

/** Removes the parameter of a failed sign-in from a query. */
export function withoutSignInError(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(SIGN_IN_PARAM)) return search;
  query.delete(SIGN_IN_PARAM);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Shows once how a sign-in ended, and removes the parameter from the address. */
export function useSignInResult(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { name } = useBrand();
  const reason = new URLSearchParams(search).get(SIGN_IN_PARAM);
  useEffect(() => {
    if (reason === null) return;
    const signInError = SIGN_IN_ERRORS.find((error) => error === reason);
    if (signInError) {
      const { title, description } = TEXTS[signInError];
      toast({ kind: 'error', title, description: description(name) });
    }
    if (reason === SIGNED_IN_FOR_TAB) {
      toast({ title: 'You are logged in', description: 'Go on in the other tab. Close this one.' });
      // Browsers close only tabs that a page has opened.
      close();
    }
    void navigate({ pathname, search: withoutSignInError(search), hash }, { replace: true });
  }, [reason, pathname, search, hash, name, navigate]);
}
