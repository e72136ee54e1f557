import type { ReactNode } from 'react';
import { SWITCHED_OFF } from '@portico/sdk/platform';
import { Container, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const Section = styled(Container)`
  display: grid;
  place-items: center;
  padding-block: var(--space-8);
  text-align: center;
`;

/**
 * Replaces the pages of a remote that is switched off.
 * @param actions buttons: plain ones in the frame, React's in the browser
 */
export function SwitchedOffContent({ actions }: { actions: ReactNode }) {
  return (
    <Section>
      <Stack align="center" gap={4}>
        <Heading level={1}>{SWITCHED_OFF.heading}</Heading>
        <Text tone="muted" size="l">
          {SWITCHED_OFF.description}
        </Text>
        <Stack direction="row" gap={3} justify="center" wrap>
          {actions}
        </Stack>
      </Stack>
    </Section>
  );
}
