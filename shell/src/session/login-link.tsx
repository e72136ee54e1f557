import type { ComponentPropsWithRef } from 'react';
import { SIGN_IN_FOR_TAB, signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { useLocation } from '@portico/sdk';
import { buttonStyles } from '@portico/ui';
import type { ButtonStyleProps } from '@portico/ui';
import { styled } from 'styled-components';
import { withoutSignInError } from './sign-in-result.ts';

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Sign-in is a full-page navigation that returns to the current page (spec 1 §2). */
export function LoginLink(props: ComponentPropsWithRef<'a'>) {
  const { pathname, search } = useLocation();
  return <LoginAnchor href={signInAddress(pathname + withoutSignInError(search))} {...props} />;
}

/** The link with a given address. */
export function LoginAnchor(props: ComponentPropsWithRef<'a'>) {
  return (
    <Anchor $variant="primary" $size="s" {...props}>
      Login with Discord
    </Anchor>
  );
}

/** Sign-in in a tab of its own: this page keeps what the visitor has entered, and notices the return. */
export function LoginInTab(props: ComponentPropsWithRef<'a'>) {
  return <LoginAnchor href={SIGN_IN_FOR_TAB} target="_blank" rel="opener" {...props} />;
}
