import { CircleAlert } from 'lucide-react';
import { Button } from '@portico/ui';
import { styled } from 'styled-components';

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid color-mix(in oklab, var(--color-danger) 45%, transparent);
  border-radius: var(--radius-m);
  background: var(--color-danger-soft);
  color: var(--color-danger);

  & > p {
    flex: 1 1 240px;
    margin: 0;
    font-weight: 600;
  }
`;

/** Red error banner (spec 1 §8). */
export function ErrorBanner({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Banner role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <p>{message}</p>
      <Button variant="secondary" size="s" onClick={onRetry}>
        Try Again
      </Button>
    </Banner>
  );
}
