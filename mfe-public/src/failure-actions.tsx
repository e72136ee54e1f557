import { useBrand } from 'shared/sdk';
import { Button, ButtonLink } from 'shared/ui';

/** What to do when a page's data did not come: try again, or ask people. */
export function FailureActions({ onRetry }: { onRetry: () => void }) {
  const { supportUrl } = useBrand();
  return (
    <>
      <Button onClick={onRetry}>Try Again</Button>
      <ButtonLink to={supportUrl} newTab variant="secondary">
        Join Discord Server
      </ButtonLink>
    </>
  );
}
