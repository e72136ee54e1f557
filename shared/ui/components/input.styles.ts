import { css } from 'styled-components';

/** Styles of form controls: inputs, text areas, drop-down lists. */
export const inputStyles = css`
  min-width: 0;
  min-height: var(--input-height);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-m);
  background: var(--color-input);
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
