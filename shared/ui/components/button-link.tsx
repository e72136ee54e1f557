import type { ComponentPropsWithRef } from 'react';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { buttonStyles } from './button.tsx';
import type { ButtonStyleProps, ButtonSize, ButtonVariant } from './button.tsx';

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Own path for the router, or an absolute address, which opens as a document. */
  to: string;
  /** Opens in a new tab. */
  newTab?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  newTab = false,
  variant = 'primary',
  size = 'm',
  ...rest
}: ButtonLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (to.startsWith('/')) {
    return <StyledLink to={to} $variant={variant} $size={size} {...target} {...rest} />;
  }
  return <StyledAnchor href={to} $variant={variant} $size={size} {...target} {...rest} />;
}
