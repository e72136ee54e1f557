import type { ComponentPropsWithRef } from 'react';
import { buttonLook } from 'shared/ui';
import type { ButtonLook } from 'shared/ui';
import { styled } from 'styled-components';

/** Signing in is a full-page navigation (spec 1 §2). */
const LOGIN_PATH = '/api/auth/discord';

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

export function LoginLink(props: ComponentPropsWithRef<'a'>) {
  return (
    <Anchor href={LOGIN_PATH} $variant="primary" $size="s" {...props}>
      Login with Discord
    </Anchor>
  );
}
