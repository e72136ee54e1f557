import { styled } from 'styled-components';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
`;

export const GroupButton = styled.button`
  height: 36px;
  padding: 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  font-size: var(--text-6);
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }

  &[aria-pressed='true'] {
    border-bottom-color: var(--color-link);
  }
`;

export const Grid = styled.div`
  display: grid;
  align-content: start;
  height: 236px;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  [role='row'] {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }

  &:empty {
    display: none;
  }
`;

export const Cell = styled.div`
  display: grid;
  place-items: center;
  height: 40px;
  border-radius: var(--radius-s);
  font-size: var(--text-8);
  line-height: 1;
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }
`;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  white-space: nowrap;

  span {
    font-size: var(--text-7);
    line-height: 1.2;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  padding: var(--space-4) 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  text-align: center;
`;
