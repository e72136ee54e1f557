import { css } from 'styled-components';

/** The look of everything that takes a value: inputs, text areas, drop-downs. */
export const inputLook = css`
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-text-faint);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }

  &:disabled {
    cursor: progress;
    opacity: 0.65;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

/** The same where it stands on the page itself, not in a form's box. */
export const raisedInputLook = css`
  ${inputLook}
  padding: 0 var(--space-4);
  border-color: var(--color-border);
  background: var(--color-surface);
`;
