import type { StatusComponents } from '@portico/sdk/contracts/components/schema';
import { Button, Card, Chevron, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { UnstyledList } from '../unstyled-list.ts';
import { ComponentRow } from './component-row.tsx';

const ROWS = 5;
const ROW_HEIGHT = '127px';

const Methods = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: 44px;
    border-radius: var(--radius-s);
    color: var(--color-link);
    font-size: var(--text-3);
    font-weight: 600;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > dl {
    display: grid;
    gap: var(--space-3);
    max-width: 72ch;
    margin: var(--space-2) 0 0;
    font-size: var(--text-3);
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: var(--space-1) 0 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

interface UptimeSectionProps {
  id: string;
  /** undefined while loading and after a failure */
  answer: StatusComponents | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** The components with their uptime, and how it is measured. */
export function UptimeSection({ id, answer, isError, onRetry }: UptimeSectionProps) {
  return (
    <Stack as="section" id={id} gap={4} aria-labelledby={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        Uptime
      </Heading>
      {!answer && isError ? (
        <Stack direction="row" gap={3} align="center" wrap>
          <Text tone="muted">The uptime could not be loaded.</Text>
          <Button size="s" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      ) : (
        <Card aria-busy={!answer}>
          {answer ? (
            <Stack as={UnstyledList} gap={4}>
              {answer.components.map((component) => (
                <ComponentRow key={component.id} component={component} />
              ))}
            </Stack>
          ) : (
            <Stack gap={6}>
              {Array.from({ length: ROWS }, (_, index) => (
                <Skeleton key={index} height={ROW_HEIGHT} radius="m" />
              ))}
            </Stack>
          )}
        </Card>
      )}
      {answer && (
        <Methods>
          <summary>
            How uptime is measured <Chevron size={18} />
          </summary>
          <dl>
            {answer.components.map(({ id: component, name, method }) => (
              <div key={component}>
                <dt>{name}</dt>
                <dd>{method}</dd>
              </div>
            ))}
            <div>
              <dt>Percentages</dt>
              <dd>
                The share of the measured time in which a component was usable, rounded down. Time
                without data is left out, and announced maintenance counts neither as uptime nor as
                downtime. Days are in UTC.
              </dd>
            </div>
          </dl>
        </Methods>
      )}
    </Stack>
  );
}
