import { Button, ButtonLink, Container, ErrorPanel } from 'shared/ui';
import { styled } from 'styled-components';

const Room = styled(Container)`
  padding-block: var(--space-7);
`;

interface RemoteErrorCardProps {
  remote: string;
  version: string;
  error?: unknown;
  /** Absent while an attempt runs. */
  onRetry?: () => void;
}

/** Stands in for a page whose remote does not load or breaks; the rest of the site works on. */
export function RemoteErrorCard({ remote, version, error, onRetry }: RemoteErrorCardProps) {
  return (
    <Room>
      <ErrorPanel
        title="This part of the site is not available"
        message={`${remote} ${version} did not work. The rest of the site is not affected.`}
        detail={error instanceof Error ? firstLine(error.message) : undefined}
        actions={
          <>
            <Button disabled={!onRetry} onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink to="/" variant="secondary">
              Home
            </ButtonLink>
          </>
        }
      />
    </Room>
  );
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 200);
