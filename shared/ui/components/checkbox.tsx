import { styled } from 'styled-components';

/** A box to check, for a place in its `label`. Forced colors get the browser's own. */
export const Checkbox = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-s);
  background: var(--color-input);
  vertical-align: middle;
  cursor: pointer;
  appearance: none;

  &::before {
    display: block;
    width: 12px;
    height: 12px;
    margin: 3px;
    background: var(--color-accent-text);
    content: '';
    clip-path: polygon(14% 44%, 0 58%, 38% 96%, 100% 22%, 86% 8%, 38% 68%);
    visibility: hidden;
  }

  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  &:checked::before {
    visibility: visible;
  }

  &:disabled {
    cursor: progress;
    opacity: 0.65;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
