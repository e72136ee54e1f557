import type { ComponentPropsWithRef } from 'react';
import { signInAddress } from 'shared/contracts/session/sign-in';
import { useLocation } from 'shared/sdk';
import { buttonLook } from 'shared/ui';
import type { ButtonLook } from 'shared/ui';
import { styled } from 'styled-components';
import { withoutTrouble } from './sign-in-trouble.ts';

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** Signing in is a full-page navigation, and comes back to the page that it began at (spec 1 §2). */
export function LoginLink(props: ComponentPropsWithRef<'a'>) {
  const { pathname, search } = useLocation();
  return <LoginAnchor href={signInAddress(pathname + withoutTrouble(search))} {...props} />;
}

/** The same with its address at hand. */
export function LoginAnchor(props: ComponentPropsWithRef<'a'>) {
  return (
    <Anchor $variant="primary" $size="s" {...props}>
      Login with Discord
    </Anchor>
  );
}
