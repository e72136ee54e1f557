import { Button, ErrorPanel } from '@portico/ui';

interface LoadErrorProps {
  /** The beginning of a sentence: `The audit log`. */
  what: string;
  onRetry: () => void;
}

/** Stands for content that did not load: what is missing, and what to do. */
export function LoadError({ what, onRetry }: LoadErrorProps) {
  return (
    <ErrorPanel
      title={`${what} could not be loaded`}
      message="Please try again. If it keeps failing, tell the operator of this site."
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
