import { styled } from 'styled-components';
import { Facts, type Fact } from '../ui/facts.tsx';

const Fold = styled.details`
  & > summary {
    width: fit-content;
    color: var(--color-text-muted);
    font-size: var(--text-3);
    cursor: pointer;
  }

  &[open] > summary {
    margin-bottom: var(--space-3);
  }
`;

/** Facts that few requests need, behind their name. */
export function FoldedFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Fold>
      <summary>{title}</summary>
      <Facts facts={facts} />
    </Fold>
  );
}
