import type { PageErrorCode } from '@portico/sdk/platform';
import { Button, ButtonLink, ErrorPanel } from '@portico/ui';
import { styled } from 'styled-components';
import { useHost } from '../host/host-context.ts';
import { ShellContainer } from '../layout/shell-container.ts';
import { supportLine } from './support-line.ts';

const Section = styled(ShellContainer)`
  padding-block: var(--space-7);
`;

/** What happened and what a visitor can do. */
const MESSAGES: Record<PageErrorCode, string> = {
  'load-timeout': 'This page took too long to load. Try again, or come back in a few minutes.',
  'load-gone': 'This page has changed since you opened the site. Try again, or reload it.',
  'load-refused': 'A file of this page arrived damaged and was not used. Try again.',
  'load-unreachable': 'This page did not load. Check your connection and try again.',
  'load-broken': 'This page did not start. Try again, or come back in a few minutes.',
  render: 'An error stopped this page. Try again, or come back in a few minutes.',
};

interface RemoteErrorCardProps {
  remote: string;
  version: string;
  code: PageErrorCode;
  /** Absent during a retry. */
  onRetry?: () => void;
}

/**
 * Replaces a page whose remote does not load or throws; the rest of the site keeps working. It does
 * not contain the error's text, which is in the console.
 */
export function RemoteErrorCard({ onRetry, ...failure }: RemoteErrorCardProps) {
  const { loads } = useHost();
  const { code } = failure;
  return (
    <Section>
      <ErrorPanel
        title="This page is not available"
        message={`${MESSAGES[code]} All other pages still work.`}
        detail={supportLine(failure)}
        actions={
          <>
            <Button disabled={!onRetry} onClick={onRetry}>
              Retry
            </Button>
            {code === 'load-gone' ? (
              <Button variant="secondary" onClick={() => loads.reload()}>
                Reload
              </Button>
            ) : (
              <ButtonLink to="/" variant="secondary">
                Home
              </ButtonLink>
            )}
          </>
        }
      />
    </Section>
  );
}
