import { css } from 'styled-components';

/** Styles of form controls: inputs, text areas, drop-down lists. */
export const inputStyles = css`
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

  &:disabled {
    cursor: progress;
    opacity: 0.65;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

/** Styles of form controls on the page itself, outside of a form's card. */
export const raisedInputStyles = css`
  ${inputStyles}
  padding: 0 var(--space-4);
  border-color: var(--color-border);
  background: var(--color-surface);
`;
