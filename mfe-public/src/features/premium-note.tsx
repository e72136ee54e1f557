import { styled } from 'styled-components';
import { PremiumBadge } from '../premium-badge.tsx';

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-3);
`;

/** What of a feature needs a license. */
export function PremiumNote({ what }: { what: string }) {
  return (
    <Note>
      <PremiumBadge mark="Premium" />
      <span>{what}</span>
    </Note>
  );
}
