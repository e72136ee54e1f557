import { Button, ErrorPanel, Skeleton } from '@portico/ui';

interface CountsMissingProps {
  isLoading: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** Stands for the servers of an invoice while their number is unknown: it loads, or it did not load. */
export function CountsMissing({ isLoading, onRetry, onBack }: CountsMissingProps) {
  if (isLoading) return <Skeleton height="320px" radius="l" />;
  return (
    <ErrorPanel
      title="The servers of this invoice could not be loaded"
      message="No server can be chosen until they are. Please try again."
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="ghost" onClick={onBack}>
            Back to Invoice
          </Button>
        </>
      }
    />
  );
}
