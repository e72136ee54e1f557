import { Heading, keepFocus, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { FailureActions } from '../failure-actions.tsx';
import { FAILURE } from './failure.ts';

const Failure = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: var(--space-3);
  min-width: 0;
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
`;

const Detail = styled(Text)`
  font-family: var(--font-mono);
`;

interface StatusFailureProps {
  /** Why the call failed, in one line. */
  message: string;
  /** Data of another call is shown below. */
  hasData: boolean;
  onRetry: () => void;
}

/** The panel of a failure, in the card of the overall state, which is unknown then (spec 0 §2, §8). */
export function StatusFailure({ message, hasData, onRetry }: StatusFailureProps) {
  return (
    <Failure ref={keepFocus} role="alert">
      <Heading level={2} size="s">
        Error
      </Heading>
      <Text>{FAILURE}</Text>
      {hasData && <Text tone="muted">What did load is shown below. This page keeps trying.</Text>}
      <Stack direction="row" gap={3} wrap>
        <FailureActions onRetry={onRetry} />
      </Stack>
      <Detail tone="faint" size="s">
        For support: <span>{message}</span>
      </Detail>
    </Failure>
  );
}
