import { css } from 'styled-components';

/** An input of one line that needs no label of its own in sight. */
export const fieldLook = css`
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;
