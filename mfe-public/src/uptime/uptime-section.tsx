import { useMemo } from 'react';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { componentView } from '@portico/contracts/rules/status/component-view';
import { Button, Card, Skeleton, Stack, Text } from '@portico/ui';
import { ComponentList, UptimeFrame } from './uptime-frame.tsx';
import { UptimeStrip } from './uptime-strip.tsx';

const ROWS = 5;
const ROW_HEIGHT = '127px';

interface UptimeSectionProps {
  /** undefined while loading and after a failure */
  answer: StatusComponents | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** The components with their uptime of the last days. */
export function UptimeSection({ answer, isError, onRetry }: UptimeSectionProps) {
  const components = answer?.components;
  const views = useMemo(() => components?.map(componentView), [components]);
  return (
    <UptimeFrame>
      {components && views ? (
        <ComponentList
          components={views}
          strip={({ name }, index) => (
            <UptimeStrip name={name} days={components[index]?.days ?? []} />
          )}
        />
      ) : isError ? (
        <Stack direction="row" gap={3} align="center" wrap>
          <Text tone="muted">The uptime could not be loaded.</Text>
          <Button size="s" variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        </Stack>
      ) : (
        <Card aria-busy>
          <Stack gap={6}>
            {Array.from({ length: ROWS }, (_, index) => (
              <Skeleton key={index} height={ROW_HEIGHT} radius="m" />
            ))}
          </Stack>
        </Card>
      )}
    </UptimeFrame>
  );
}
