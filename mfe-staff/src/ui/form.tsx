import { styled } from 'styled-components';

/** A form with stacked rows. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

/** Fields side by side, as many as fit. @param $minWidth of each field, in pixels */
export const Fields = styled.div<{ $minWidth?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(${(props) => props.$minWidth ?? 160}px, 100%), 1fr)
  );
  gap: var(--space-3);
  align-items: end;
`;

/** Two fields side by side, if they fit. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;
