import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { OFF, offAttributes } from './off.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

const VARIANTS = {
  primary: css`
    background: var(--color-accent);
    color: var(--color-accent-text);

    &:hover:not(${OFF}) {
      background: var(--color-accent-hover);
    }
  `,
  secondary: css`
    border-color: var(--color-border);
    background: var(--color-surface);
    color: var(--color-text);

    &:hover:not(${OFF}) {
      background: var(--color-surface-hover);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--color-text-muted);

    &:hover:not(${OFF}) {
      background: var(--color-surface-hover);
      color: var(--color-text);
    }
  `,
  danger: css`
    border-color: color-mix(in oklab, var(--color-danger) 40%, transparent);
    background: var(--color-danger-soft);
    color: var(--color-danger);

    &:hover:not(${OFF}) {
      border-color: var(--color-danger);
    }
  `,
} satisfies Record<ButtonVariant, unknown>;

const SIZES = {
  s: css`
    min-height: 36px;
    padding: 0 var(--space-3);
    font-size: var(--text-3);
  `,
  m: css`
    min-height: 44px;
    padding: 0 var(--space-4);
    font-size: var(--text-4);
  `,
  l: css`
    min-height: 52px;
    padding: 0 var(--space-5);
    font-size: var(--text-6);
  `,
} satisfies Record<ButtonSize, unknown>;

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** Styles of buttons, for elements of any kind. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 140ms ease,
    border-color 140ms ease,
    color 140ms ease;

  &${OFF} {
    cursor: not-allowed;
    opacity: 0.55;
  }

  & > svg {
    flex: none;
  }

  ${(props) => VARIANTS[props.$variant]}
  ${(props) => SIZES[props.$size]}
`;

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  as?: ElementType;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button; its `type` is `button` by default. While it is `disabled`, it keeps the focus. */
export function Button({
  variant = 'primary',
  size = 'm',
  as,
  type = as ? undefined : 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      as={as}
      type={type}
      $variant={variant}
      $size={size}
      {...rest}
      {...offAttributes(disabled, onClick)}
    />
  );
}
