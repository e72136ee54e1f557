import { styled } from 'styled-components';

export const Row = styled.li`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) 0;

  &:not(:first-child) {
    border-top: 1px solid var(--color-border);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Who = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* Three buttons fit beside each other on a phone without their icons. */
  @media (max-width: 639px) {
    svg {
      display: none;
    }
  }
`;

export const FreeIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px dashed var(--color-border);
  border-radius: 30%;
  color: var(--color-text-muted);
`;
