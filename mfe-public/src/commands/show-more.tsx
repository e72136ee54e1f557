import { Button } from '@portico/ui';
import { styled } from 'styled-components';

const End = styled.div`
  display: grid;
  justify-items: stretch;
  gap: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-3);
  text-align: center;

  @media print {
    display: none;
  }
`;

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Below a list that does not show all of its entries. */
export const ShowMore = ({ shown, total, onMore }: ShowMoreProps) => (
  <End>
    <span>{`${shown} of ${total} shown`}</span>
    <Button variant="secondary" onClick={onMore}>
      Show More
    </Button>
  </End>
);
