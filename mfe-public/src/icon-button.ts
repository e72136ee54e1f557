import { styled } from 'styled-components';

/** An icon button without border or background until hover. */
export const IconButton = styled.button<{ $size?: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${(props) => props.$size ?? '36px'};
  height: ${(props) => props.$size ?? '36px'};
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-text-muted);
  cursor: pointer;

  &:hover {
    border-color: var(--color-border);
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
`;
