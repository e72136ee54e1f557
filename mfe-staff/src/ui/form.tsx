import { styled } from 'styled-components';

/** A form whose rows stand below each other. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

/** Fields of a search side by side, as many as there is room for. @param $least pixels of each */
export const Fields = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(${(props) => props.$least ?? 160}px, 100%), 1fr)
  );
  gap: var(--space-3);
  align-items: end;
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;
