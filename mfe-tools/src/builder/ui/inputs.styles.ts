import { inputStyles } from '@portico/ui';
import { styled } from 'styled-components';

/** Style of text inputs, text areas and selects. */
export const Input = styled.input`
  ${inputStyles}
  width: 100%;
  padding: var(--space-2) var(--space-3);
`;

export const Area = styled(Input).attrs({ as: 'textarea' })<{ $rows: number }>`
  display: block;
  min-height: ${(props) => props.$rows * 24 + 18}px;
  max-height: 420px;
  field-sizing: content;
  line-height: 1.5;
  resize: vertical;
`;

/** A small square button with an icon. */
export const IconButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-text-muted);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.4;
  }

  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
  }
`;
