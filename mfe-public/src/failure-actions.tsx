import { IfBrand, useBrand } from '@portico/sdk';
import { Button, ButtonLink } from '@portico/ui';

/** Actions after a page failed to load its data: retry, or the support server. */
export function FailureActions({ onRetry }: { onRetry: () => void }) {
  const { supportUrl } = useBrand();
  return (
    <>
      <Button onClick={onRetry}>Try Again</Button>
      <IfBrand has="supportUrl">
        <ButtonLink to={supportUrl} newTab variant="secondary">
          Join Discord Server
        </ButtonLink>
      </IfBrand>
    </>
  );
}
