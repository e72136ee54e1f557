import type { ReactNode } from 'react';
import { buttonStyles } from '@portico/ui';
import type { ButtonStyleProps } from '@portico/ui';
import { styled } from 'styled-components';

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Signing in is a full-page navigation, not a route change (spec 1 §2). */
export function SignInLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor href={to} $variant="primary" $size="l">
      {children}
    </Anchor>
  );
}
