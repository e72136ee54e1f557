import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ShellContainer } from '../layout/shell-container.ts';

const Section = styled(ShellContainer)`
  display: grid;
  place-items: center;
  padding-block: var(--space-8);
  text-align: center;
`;

const Code = styled.p`
  margin: 0;
  color: var(--color-accent);
  font-size: clamp(6rem, 4rem + 12vw, 11rem);
  font-weight: 800;
  letter-spacing: -0.05em;
  line-height: 1;
  user-select: none;
`;

/** The 404 page (spec 0 §2). @param actions buttons: plain ones in the frame, React's in the browser */
export function NotFoundContent({ actions }: { actions: ReactNode }) {
  return (
    <Section>
      <Stack align="center" gap={4}>
        <Code aria-hidden="true">404</Code>
        <Heading level={1}>Page Not Found</Heading>
        <Text tone="muted" size="l">
          The page you&apos;re looking for doesn&apos;t exist or has been moved.
        </Text>
        <Stack direction="row" gap={3} justify="center" wrap>
          {actions}
        </Stack>
      </Stack>
    </Section>
  );
}
