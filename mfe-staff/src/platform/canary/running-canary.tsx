import { CheckCheck, OctagonX } from 'lucide-react';
import type { RunningCanary as Running } from '@portico/sdk/contracts/canaries/schema';
import { countOf } from '@portico/sdk/rules/count';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Badge, Button, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { CanaryChart } from './canary-chart.tsx';
import { CanaryFigures } from './canary-figures.tsx';
import { CanarySteps } from './canary-steps.tsx';
import type { PendingEnd } from './end-canary-dialog.tsx';

const Box = styled.section`
  display: grid;
  /* The table scrolls, and not the card. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-l);
`;

interface RunningCanaryProps {
  canary: Running;
  mayRelease: boolean;
  onEnd: (end: PendingEnd) => void;
}

/** A running canary: its share and steps, the figures of both versions, and the actions that end it. */
export function RunningCanary({ canary, mayRelease, onEnd }: RunningCanaryProps) {
  const { id, name, version, baseline, share, why, verdict } = canary;
  return (
    <Box aria-label={`Canary of ${name}`}>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Stack direction="row" gap={3} align="center" wrap>
          <Heading level={3} size="s">
            Canary
          </Heading>
          <Badge tone="accent">{version}</Badge>
          <Badge>{`${share}% of visitors`}</Badge>
        </Stack>
        {mayRelease && (
          <Stack direction="row" gap={3} wrap>
            <Button
              size="s"
              variant="danger"
              onClick={() => onEnd({ id, name, version, baseline, kind: 'stop' })}
            >
              <OctagonX size={16} aria-hidden="true" />
              Stop Canary
            </Button>
            <Button
              size="s"
              variant="secondary"
              onClick={() => onEnd({ id, name, version, baseline, kind: 'promote' })}
            >
              <CheckCheck size={16} aria-hidden="true" />
              Promote Now
            </Button>
          </Stack>
        )}
      </Stack>
      <CanarySteps canary={canary} />
      <Text size="s" tone="muted">{`${nextStep(canary)} Reason: ${why}`}</Text>
      <Text role="status">{verdict.message}</Text>
      <CanaryChart canary={canary} />
      <CanaryFigures app={name} baseline={canary.old} candidate={canary.new} />
    </Box>
  );
}

function nextStep({ next_step_at, visits_missing, minutes }: Running): string {
  const time = `Each step takes at least ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  const next = `The next one begins at ${formatDateTime(next_step_at)} at the earliest`;
  if (visits_missing === 0) return `${time} ${next}.`;
  return `${time} ${next}, and after ${countOf(visits_missing, 'more visit')}.`;
}
