import type { FailureReason } from 'shared/contracts/reports/schema';
import { Button, ButtonLink, Container, ErrorPanel } from 'shared/ui';
import { styled } from 'styled-components';

const Section = styled(Container)`
  padding-block: var(--space-7);
`;

interface RemoteErrorCardProps {
  remote: string;
  version: string;
  error?: unknown;
  reason?: FailureReason;
  /** Absent during an attempt. */
  onRetry?: () => void;
}

/** Replaces a page whose remote does not load or throws; the rest of the site keeps working. */
export function RemoteErrorCard({ remote, version, error, reason, onRetry }: RemoteErrorCardProps) {
  return (
    <Section>
      <ErrorPanel
        title="This part of the site is not available"
        message={`${remote} ${version} did not work. The rest of the site is not affected.`}
        detail={detailOf(error, reason)}
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
    </Section>
  );
}

/** Readable texts instead of the error codes of federation and webpack. */
const REASONS: Partial<Record<FailureReason, string>> = {
  gone: 'A file of this version is not there any more.',
  refused: 'A file is not the one that was released, so it was refused.',
  unreachable: 'A file could not be fetched.',
};

function detailOf(error: unknown, reason: FailureReason | undefined): string | undefined {
  const known = reason && REASONS[reason];
  return known ?? (error instanceof Error ? firstLine(error.message) : undefined);
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 200);
